import { coinsOfLp } from '@vellum/api/liquidity/lp-coins';
import { minimumReceived } from '@vellum/api/swap/swap-limits';
import type { LpFacts } from '../../shared/lp/lp-facts.ts';
import { poolCoinsOf } from './received-money.ts';
import type { RemoveParams } from './remove-liquidity.tsx';

/** Hundredths of a percent of what was kept without its tolerance. */
export const TOLERANCE = 50;

/** Milliseconds until a signed removal may no longer execute. */
export const PATIENCE = 20 * 60_000;

/** What an amount of LP pays out now, and the least of each coin that the tolerance lets through. */
export function removalQuote(facts: LpFacts, lp: bigint, toleranceBps: number) {
  const { token, base } = coinsOfLp(facts, lp);
  return {
    token,
    base,
    minToken: minimumReceived(token, toleranceBps),
    minBase: minimumReceived(base, toleranceBps),
  };
}

/** `now` in milliseconds of chain time. */
export function removeParams(
  facts: LpFacts,
  lp: bigint,
  toleranceBps: number,
  now: number,
): RemoveParams {
  const quote = removalQuote(facts, lp, toleranceBps);
  return {
    pair: facts.pair,
    lp: lp.toString(),
    lpDecimals: facts.lpDecimals,
    ...poolCoinsOf(facts),
    tokenAmount: quote.token.toString(),
    minToken: quote.minToken.toString(),
    baseAmount: quote.base.toString(),
    minBase: quote.minBase.toString(),
    deadline: now + PATIENCE,
    toleranceBps,
  };
}
