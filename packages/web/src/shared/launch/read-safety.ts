import { safetyFacts } from '@vellum/api/safety-facts';
import { type SafetyScore, safetyScore } from '@vellum/api/safety-score';
import type { Chain } from '../chain/chain.ts';
import { chainTime } from '../chain/chain-time.ts';
import { readSafetyState, type SafetyHints } from './safety-state.ts';

/** The score at the chain's present time, by the same two functions that the server calls. */
export async function readSafety(chain: Chain, hints: SafetyHints): Promise<SafetyScore | null> {
  const [state, now] = await Promise.all([readSafetyState(chain, hints), chainTime(chain.client)]);
  return state && safetyScore(safetyFacts(state, BigInt(Math.floor(now / 1_000))));
}
