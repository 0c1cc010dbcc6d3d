const urls = new Map<string, string>();

/** Where wallets of the tests find the chain with this first block, once a stack runs that pages may ask; null for one that they may not. */
export function rememberNode(genesis: string, url: string | null | undefined): void {
  if (!url) urls.delete(genesis);
  else urls.set(genesis, url);
}

/** Null where no page can reach a node of that chain, as behind a relay. */
export function nodeOf(genesis: string): string | null {
  return urls.get(genesis) ?? null;
}
