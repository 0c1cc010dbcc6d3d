import { safetyFacts } from '@vellum/api/token-launch/safety-facts';
import { type SafetyScore, safetyScore } from '@vellum/api/token-launch/safety-score';
import type { Chain } from '../chain/chain.ts';
import { chainTime } from '../chain/chain-time.ts';
import { readSafetyState, type SafetyHints } from './safety-state.ts';

/** `isCovered`: the presale holds all it owes its buyers, their TRX until the launch, their LP after it. */
export type CheckedSafety = SafetyScore & Readonly<{ isCovered: boolean }>;

/** The score at the chain's present time, by the same two functions that the server calls. */
export async function readSafety(chain: Chain, hints: SafetyHints): Promise<CheckedSafety | null> {
  const [found, now] = await Promise.all([readSafetyState(chain, hints), chainTime(chain.client)]);
  if (found === null) return null;
  const facts = safetyFacts(found.state, BigInt(Math.floor(now / 1_000)));
  return { ...safetyScore(facts), isCovered: found.isCovered };
}
