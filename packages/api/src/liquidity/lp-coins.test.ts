import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { smaller } from '../numbers/bigint-order.ts';
import { coinsOfLp, type LpCoins, lpForBase, partOf } from './lp-coins.ts';
import { removedAmounts } from './lp-math.ts';

const reserve = fc.bigInt({ min: 1n, max: 10n ** 18n });
const pools = fc
  .record({
    first: reserve,
    second: reserve,
    lpSupply: fc.bigInt({ min: 1n, max: 10n ** 24n }),
    kLast: fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 10n ** 36n })),
  })
  .map(({ first, second, lpSupply, kLast }) => ({
    reserves: [first, second] as const,
    lpSupply,
    kLast,
  }));
const parts = fc.bigInt({ min: 0n, max: 10_000n });

describe('the two coins that LP stands for', () => {
  test('are what the pair pays out, to the unit', () => {
    fc.assert(
      fc.property(pools, parts, (pool, part) => {
        const lp = (pool.lpSupply * part) / 10_000n;
        const { token, base } = coinsOfLp(pool, lp);
        const paid = removedAmounts(pool, lp);
        // What the pair refuses is shown too: one of its coins rounds to nothing.
        if (paid === null) expect([token, base]).toContain(0n);
        else expect([token, base]).toEqual(paid);
      }),
    );
  });

  test('of two parts are never more than those of the whole', () => {
    fc.assert(
      fc.property(pools, parts, (pool, part) => {
        const one = (pool.lpSupply * part) / 10_000n;
        const [first, other, whole] = [one, pool.lpSupply - one, pool.lpSupply].map((lp) =>
          coinsOfLp(pool, lp),
        ) as [LpCoins, LpCoins, LpCoins];
        expect(first.token + other.token).toBeLessThanOrEqual(whole.token);
        expect(first.base + other.base).toBeLessThanOrEqual(whole.base);
        expect(whole.base).toBeLessThanOrEqual(pool.reserves[1]);
      }),
    );
  });

  test('give back the amount by which somebody names LP', () => {
    fc.assert(
      fc.property(pools, reserve, (pool, wanted) => {
        const [, base] = pool.reserves;
        const amount = smaller(wanted, base);
        expect(coinsOfLp(pool, lpForBase(pool, amount)).base).toBeGreaterThanOrEqual(amount);
      }),
    );
  });

  test('are nothing where there is no LP', () => {
    expect(coinsOfLp({ reserves: [5n, 5n], lpSupply: 0n }, 3n)).toEqual({ token: 0n, base: 0n });
  });
});

test('a part of LP is all of it only at 100 %', () => {
  expect(partOf(8_636n, 10_000)).toBe(8_636n);
  expect(partOf(8_637n, 5_000)).toBe(4_318n);
  expect(partOf(1n, 9_999)).toBe(0n);
});
