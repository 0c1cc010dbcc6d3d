import { publicChains } from '@vellum/tron/public-nodes';

/** Main net of TRON: where nothing of the embedded chain may ever be signed. */
export const mainNetChainId = publicChains.mainnet;

/** How wallets name a chain: the last eight digits of the id of its first block. */
export function chainIdOf(genesis: string): string {
  return `0x${genesis.slice(-8).toLowerCase()}`;
}
