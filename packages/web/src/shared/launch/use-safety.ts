import { useChainRead } from '../chain/use-chain-read.ts';
import type { CheckedSafety } from './read-safety.ts';
import type { SafetyHints } from './safety-state.ts';

/** The score as this browser computes it from a node's answers; null when our factory did not make the token. */
export function useSafety(hints: SafetyHints | null) {
  const key = hints && [
    'safety',
    hints.token,
    hints.launchBlock,
    hints.holders.join(),
    hints.locks.join(),
  ];
  return useChainRead<CheckedSafety | null>(key, async (chain) => {
    // It speaks with six contracts, none of which is needed before the page stands.
    const { readSafety } = await import('./read-safety.ts');
    return readSafety(chain, hints as SafetyHints);
  });
}
