import { isOwnNetwork } from './own-network.ts';

/** Tells of each address on the way of a request, the nearest first, whether it is a proxy of ours. */
export type BelievedProxies = (address: string, hop: number) => boolean;

/**
 * So many proxies are believed about who stands before them, when the nearest is in a network of ours. Whoever connects
 * from elsewhere is no proxy, whatever the configuration says: X-Forwarded-For would be their own word. Null for none.
 */
export const believedProxies = (count: number): BelievedProxies | null =>
  count === 0 ? null : (address, hop) => hop < count && (hop > 0 || isOwnNetwork(address));
