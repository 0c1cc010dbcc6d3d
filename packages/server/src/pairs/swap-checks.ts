import type { Address } from '@vellum/tron/address';
import { Refusal } from '../platform/refusals/refusal.ts';

const MS = 1000;

/** The router of this network. */
export function requireRouter(router: Address | null): Address {
  if (router === null) throw new Refusal({ code: 'SWAP_UNAVAILABLE' });
  return router;
}

/** The deadline in seconds, as the contract takes it; both times are of the chain, in milliseconds. */
export function requireDeadline(deadline: number, chainTime: number): bigint {
  const seconds = Math.floor(deadline / MS);
  if (seconds * MS <= chainTime) throw new Refusal({ code: 'DEADLINE_OVER' });
  return BigInt(seconds);
}
