/** Chains of TRON that everyone can reach, by the id wallets give them: the last eight digits of the first block. */
export const publicChains = {
  mainnet: '0x2b6653dc',
  nile: '0xcd8690dc',
  shasta: '0x94a9059e',
} as const;

/** Nodes that wallets come set to, and their chain. Only what is run for the public at a name of its own. */
const chainOfOrigin: ReadonlyMap<string, string> = new Map([
  ['https://api.trongrid.io', publicChains.mainnet],
  ['https://api.tronstack.io', publicChains.mainnet],
  ['https://tron.twnodes.com', publicChains.mainnet],
  ['https://tron-mainnet.token.im', publicChains.mainnet],
  ['https://tron-rpc.publicnode.com', publicChains.mainnet],
  ['https://nile.trongrid.io', publicChains.nile],
  ['https://api.nileex.io', publicChains.nile],
  ['https://api.shasta.trongrid.io', publicChains.shasta],
]);

/** Origins of the well-known public nodes. */
export const publicNodeOrigins: readonly string[] = [...chainOfOrigin.keys()];

/** The chain behind the address of a node, where the node is well known; null for any other. */
export function chainOfPublicNode(url: string): string | null {
  return chainOfOrigin.get(originOf(url)) ?? null;
}

/** Scheme, name and port of an address; empty for what is no address. `URL.parse` and `URL.canParse` are missing in browsers that we support. */
export function originOf(url: string): string {
  try {
    return new URL(url).origin;
  } catch {
    return '';
  }
}
