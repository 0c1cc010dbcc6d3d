import { type LpPool, mintedFee } from './lp-math.ts';

/** What LP pays out of its pool, in base units: `token`, and `base`, in which the pool is priced. */
export type LpCoins = Readonly<{ token: bigint; base: bigint }>;

/** What an amount of LP would pay out now, rounded down as the pair does. */
export function coinsOfLp(pool: LpPool, lp: bigint): LpCoins {
  const supply = pool.lpSupply + mintedFee(pool);
  if (supply === 0n) return { token: 0n, base: 0n };
  const [token, base] = pool.reserves;
  return { token: (lp * token) / supply, base: (lp * base) / supply };
}

/** So many hundredths of a percent of an amount; all of it at 10,000. */
export const partOf = (amount: bigint, bps: number): bigint => (amount * BigInt(bps)) / 10_000n;

/** The LP that pays out an amount of the base coin, rounded up; 0 where the pool has none. */
export function lpForBase(pool: LpPool, base: bigint): bigint {
  const supply = pool.lpSupply + mintedFee(pool);
  const [, reserve] = pool.reserves;
  return reserve === 0n ? 0n : (base * supply + reserve - 1n) / reserve;
}
