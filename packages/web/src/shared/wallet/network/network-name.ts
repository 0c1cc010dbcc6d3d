import { publicChains } from '@vellum/tron/public-nodes';
import type { messages } from '../messages.en.ts';

const known: Readonly<Record<string, keyof typeof messages>> = {
  [publicChains.mainnet]: 'networkMain',
  [publicChains.nile]: 'networkNile',
  [publicChains.shasta]: 'networkShasta',
};

type OwnChain = Readonly<{ chainId: string; isDemo: boolean }>;

/** The text that names a network; `own` is the chain of this site, which need not be a known one. */
export function networkText(chainId: string, own: OwnChain | null): keyof typeof messages {
  const name = known[chainId];
  if (name) return name;
  if (own === null || chainId !== own.chainId) return 'networkOther';
  return own.isDemo ? 'networkDemo' : 'networkOwn';
}
