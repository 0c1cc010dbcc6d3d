import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import {
  type LpDeposit,
  type LpResult,
  lpResult,
  partOfDeposit,
  sumOfDeposits,
} from '@vellum/api/liquidity/lp-result';
import type { paths } from '@vellum/api/wire/paths';
import type { LpFacts } from '../../shared/lp/lp-facts.ts';
import type { LpHolding } from './lp-holdings.ts';

type DepositReply = ReplyOf<EndpointAt<typeof paths.liquidity.getDeposit>>;
type Row = NonNullable<DepositReply['own']>;

export type PositionResult = LpResult & Readonly<{ since: number }>;

/** What all LP of a person brought; null where the index does not know what all of it was made of. */
export function resultOfHoldings(
  facts: LpFacts,
  holdings: readonly LpHolding[],
  told: Pick<DepositReply, 'own' | 'presale'>,
): PositionResult | null {
  const sum = (isVested: boolean) =>
    holdings
      .filter(({ place }) => (place === 'vested') === isVested)
      .reduce((all, { amount }) => all + amount, 0n);
  const wanted = [
    { lp: sum(false), row: told.own },
    { lp: sum(true), row: told.presale },
  ].filter(({ lp }) => lp > 0n);
  const parts = wanted.flatMap(({ lp, row }) => {
    const part = row && partOfDeposit(depositOf(row), lp);
    return row && part ? [{ part, since: row.since }] : [];
  });
  if (parts.length < wanted.length || parts.length === 0) return null;
  const deposit = sumOfDeposits(parts.map(({ part }) => part));
  const result = lpResult(facts, deposit.lp, deposit);
  return result && { ...result, since: Math.min(...parts.map(({ since }) => since)) };
}

const depositOf = ({ lp, token, base, root }: Row): LpDeposit => ({
  ...{ lp: BigInt(lp), token: BigInt(token), base: BigInt(base), root: BigInt(root) },
});
