import { smaller } from '../numbers/bigint-order.ts';
import { squareRoot } from '../numbers/square-root.ts';

/** LP that a pair makes for nobody when it is first filled. */
const FIRST_LP = 1_000n;

export type LpPool = Readonly<{
  reserves: readonly [bigint, bigint];
  lpSupply: bigint;
  /**
   * Where the factory takes a sixth of the fees: the product of the reserves when LP was last made or ended, 0 while it
   * does not.
   */
  kLast?: bigint;
}>;

/** LP that the pair first makes for the factory when LP is made or ended: a sixth of how the pool grew by fees. */
export function mintedFee({ reserves: [first, second], lpSupply, kLast = 0n }: LpPool): bigint {
  if (kLast === 0n) return 0n;
  const [root, before] = [squareRoot(first * second), squareRoot(kLast)];
  return root > before ? (lpSupply * (root - before)) / (root * 5n + before) : 0n;
}

/** The two coins that an amount of LP stands for; null where the pair refuses, because one of them is nothing. */
export function removedAmounts(pool: LpPool, lp: bigint): readonly [bigint, bigint] | null {
  const supply = pool.lpSupply + mintedFee(pool);
  if (lp > pool.lpSupply || supply === 0n) return null;
  const [first, second] = pool.reserves;
  const amounts = [(lp * first) / supply, (lp * second) / supply] as const;
  return amounts.includes(0n) ? null : amounts;
}

export type AddedAmounts = Readonly<{ amounts: readonly [bigint, bigint]; lp: bigint }>;

/** What the router takes of both coins and the LP it gives; null where the pair gives none. */
export function addedAmounts(
  pool: LpPool,
  desired: readonly [bigint, bigint],
): AddedAmounts | null {
  const [first, second] = pool.reserves;
  if (first === 0n || second === 0n) return firstAmounts(desired);
  const [most0, most1] = desired;
  const needed1 = (most0 * second) / first;
  const amounts =
    needed1 <= most1 ? ([most0, needed1] as const) : ([(most1 * first) / second, most1] as const);
  const supply = pool.lpSupply + mintedFee(pool);
  const lp = smaller((amounts[0] * supply) / first, (amounts[1] * supply) / second);
  return lp === 0n ? null : { amounts, lp };
}

function firstAmounts(amounts: readonly [bigint, bigint]): AddedAmounts | null {
  const lp = squareRoot(amounts[0] * amounts[1]) - FIRST_LP;
  return lp > 0n ? { amounts, lp } : null;
}
