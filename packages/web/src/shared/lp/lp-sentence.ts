import { coinsOfLp } from '@vellum/api/liquidity/lp-coins';
import { coinSentence } from '../coins/coin-amount.tsx';
import type { LpFacts } from './lp-facts.ts';

/** `600 VLM + 802.94 TRX`. */
export function lpSentence(facts: LpFacts, lp: bigint): string {
  const { token, base } = coinsOfLp(facts, lp);
  return `${coinSentence(token, facts.token.coin)} + ${coinSentence(base, facts.base.coin)}`;
}
