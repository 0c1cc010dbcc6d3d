import type { LpPool } from './staking-queries.ts';

type Money = Readonly<{ amount: string }>;
type PledgeTerm = Readonly<{
  days: number;
  levels: readonly Readonly<{ level: number; atLeast: Money; atPresent: Money }>[];
}>;
/** Prices in sun. */
type Level = Readonly<{ level: number; price: string | null }>;

/** Parts of 10,000 of what was given; null when it cannot be told. */
export type Yields = Readonly<{
  /** If nobody comes or goes. */
  atPresent: number | null;
  /** Whatever others do. */
  atLeast: number | null;
}>;

/**
 * What the level that earns least gets for its price, within the longest term: nothing is computed up to a
 * year. Rewards and prices are both in TRX.
 */
export function cardYields(terms: readonly PledgeTerm[], levels: readonly Level[]): Yields {
  const longest = terms.reduce<PledgeTerm | null>(
    (best, term) => (best === null || term.days > best.days ? term : best),
    null,
  );
  const yields = (longest?.levels ?? []).flatMap(({ level, atLeast, atPresent }) => {
    const price = BigInt(levels.find((one) => one.level === level)?.price ?? 0);
    return price === 0n
      ? []
      : [{ atLeast: part(atLeast, price), atPresent: part(atPresent, price) }];
  });
  if (yields.length === 0) return { atPresent: null, atLeast: null };
  return {
    atPresent: Math.min(...yields.map(({ atPresent }) => atPresent)),
    atLeast: Math.min(...yields.map(({ atLeast }) => atLeast)),
  };
}

function part({ amount }: Money, price: bigint): number {
  return Number((BigInt(amount) * 10_000n) / price);
}

/** U, with 6 decimals, of an amount of LP by average prices; null without a price. */
export function lpWorth(amount: bigint, { prices }: Pick<LpPool, 'prices'>): bigint | null {
  const unit = BigInt(prices?.stake.amount ?? 0);
  return prices && unit > 0n ? (amount * BigInt(prices.stake.u)) / unit : null;
}
