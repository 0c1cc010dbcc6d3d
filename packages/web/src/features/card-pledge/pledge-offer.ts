import type { PledgeTerm } from '../../shared/cards/pledge-queries.ts';

type Term = Pick<PledgeTerm, 'days' | 'weight' | 'levels'>;

/** What pledging some cards for a term brings together, in units of the reward coin. */
export type PledgeOffer = Readonly<{ atLeast: bigint; atPresent: bigint }>;

/** Null when one of the levels may not be pledged for this term. */
export function offerFor(levels: readonly number[], term: Term): PledgeOffer | null {
  let atLeast = 0n;
  let atPresent = 0n;
  for (const level of levels) {
    const row = term.levels.find((one) => one.level === level);
    if (!row) return null;
    atLeast += BigInt(row.atLeast.amount);
    atPresent += BigInt(row.atPresent.amount);
  }
  return { atLeast, atPresent };
}

/** The level that keeps a term from being chosen, with the fewest days it must be pledged; null when none does. */
export function hindrance(
  levels: readonly number[],
  term: Term,
  terms: readonly Term[],
): Readonly<{ level: number; days: number }> | null {
  const level = levels.find((one) => !term.levels.some((row) => row.level === one));
  if (level === undefined) return null;
  const open = terms.filter((one) => one.levels.some((row) => row.level === level));
  return { level, days: Math.min(...open.map(({ days }) => days)) };
}
