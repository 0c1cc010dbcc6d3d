import { squareRoot } from '../numbers/square-root.ts';
import { coinsOfLp, type LpCoins } from './lp-coins.ts';
import type { LpPool } from './lp-math.ts';

/** The part of a value that rounding can take. */
const TRACE = 1_000_000n;

/** What LP was made of when it came to its owner; `root` is the sum of the roots of the products of both coins. */
export type LpDeposit = LpCoins & Readonly<{ lp: bigint; root: bigint }>;

/** What a position brought so far, in the base coin at the price of now. `fees` and `loss` add up to `total`. */
export type LpResult = Readonly<{
  deposited: LpCoins;
  /** Below zero where more was burned out of the pool than fees brought. */
  fees: bigint;
  /** What the two coins would be worth more had they been kept: zero or less. */
  loss: bigint;
  /** Against keeping the two coins. */
  total: bigint;
  /** What keeping the two coins would be worth. */
  kept: bigint;
}>;

/**
 * What so much LP brought, of which the deposit is known. Null where less is known than there is, and of an empty pool.
 * The pool is told as token and base.
 */
export function lpResult(pool: LpPool, lp: bigint, deposit: LpDeposit): LpResult | null {
  const [token, base] = pool.reserves;
  if (lp === 0n || deposit.lp < lp || token === 0n || base === 0n) return null;
  const part = (of: bigint) => (of * lp) / deposit.lp;
  const deposited = { token: part(deposit.token), base: part(deposit.base) };
  const now = coinsOfLp(pool, lp);
  const root = squareRoot(now.token * now.base);
  if (root === 0n) return null;
  const value = now.base * 2n;
  const kept = (deposited.token * base) / token + deposited.base;
  const withoutFees = (value * part(deposit.root)) / root;
  const loss = withoutFees < kept ? withoutFees - kept : 0n;
  const earned = value - kept - loss;
  // Roots of whole numbers leave a trace of either where there is none: it is no burn.
  const fees = earned < 0n && -earned <= value / TRACE + 2n ? 0n : earned;
  return { deposited, fees, loss, total: fees + loss, kept };
}

/** What several holdings of the same LP were made of together. */
export const sumOfDeposits = (deposits: readonly LpDeposit[]): LpDeposit =>
  deposits.reduce(
    (sum, one) => ({
      lp: sum.lp + one.lp,
      token: sum.token + one.token,
      base: sum.base + one.base,
      root: sum.root + one.root,
    }),
    { lp: 0n, token: 0n, base: 0n, root: 0n },
  );

/** So much LP of a deposit; null where less is known. */
export function partOfDeposit(deposit: LpDeposit, lp: bigint): LpDeposit | null {
  if (deposit.lp < lp || deposit.lp === 0n) return null;
  const part = (of: bigint) => (of * lp) / deposit.lp;
  return { lp, token: part(deposit.token), base: part(deposit.base), root: part(deposit.root) };
}
