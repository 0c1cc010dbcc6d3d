import { mainNetChainId } from './chain-id.ts';
import type { messages } from './messages.en.ts';

const known: Readonly<Record<string, keyof typeof messages>> = {
  [mainNetChainId]: 'networkMain',
  '0xcd8690dc': 'networkNile',
  '0x94a9059e': 'networkShasta',
};

/** The text that names a network; `demo` is the chain id of the embedded chain, if the site runs on it. */
export function networkText(chainId: string, demo: string | null): keyof typeof messages {
  return known[chainId] ?? (chainId === demo ? 'networkDemo' : 'networkOther');
}
