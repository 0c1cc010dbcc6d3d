import { publicNodeOrigins } from '@vellum/tron/public-nodes';
import type { ServerConfig } from './config.ts';

/** On these networks people run nodes of their own machine, under whatever name and port. */
const loopback = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Nodes that wallets ask from inside the page, by which the app learns the network of a wallet. */
export function walletSources(network: ServerConfig['network']['name']): readonly string[] {
  const isLocal = network === 'devnet' || network === 'custom';
  return isLocal ? [...publicNodeOrigins, ...loopback] : publicNodeOrigins;
}
