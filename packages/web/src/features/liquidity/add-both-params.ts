import { minimumReceived } from '@vellum/api/swap/swap-limits';
import type { LpFacts } from '../../shared/lp/lp-facts.ts';
import type { AddBothParams } from './add-both.tsx';
import type { Amounts } from './added-amounts.ts';
import { poolCoinsOf } from './received-money.ts';
import { PATIENCE } from './removal-quote.ts';

/** `now` in milliseconds of chain time. */
export function addBothParams(
  facts: LpFacts,
  amounts: Amounts,
  toleranceBps: number,
  now: number,
): AddBothParams {
  const [token, base] = [amounts.token ?? 0n, amounts.base ?? 0n];
  return {
    ...poolCoinsOf(facts),
    pair: facts.pair,
    tokenAmount: token.toString(),
    minToken: minimumReceived(token, toleranceBps).toString(),
    baseAmount: base.toString(),
    minBase: minimumReceived(base, toleranceBps).toString(),
    deadline: now + PATIENCE,
    toleranceBps,
  };
}
