import { safetyFacts } from '@vellum/api/safety-facts';
import { type SafetyScore, safetyScore } from '@vellum/api/safety-score';
import { chainTime } from '../chain/transaction-fate.ts';
import { useChainRead } from '../chain/use-chain-read.ts';
import { readSafetyState, type SafetyHints } from './safety-state.ts';

/** The score as this browser computes it from a node's answers; null when our factory did not make the token. */
export function useSafety(hints: SafetyHints | null) {
  const key = hints && [
    'safety',
    hints.token,
    hints.launchBlock,
    hints.holders.join(),
    hints.locks.join(),
  ];
  return useChainRead<SafetyScore | null>(key, async (chain) => {
    const [state, now] = await Promise.all([
      readSafetyState(chain, hints as SafetyHints),
      chainTime(chain.client),
    ]);
    return state && safetyScore(safetyFacts(state, BigInt(Math.floor(now / 1_000))));
  });
}
