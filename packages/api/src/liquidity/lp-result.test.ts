import fc from 'fast-check';
import { expect, test } from 'vitest';
import { squareRoot } from '../numbers/square-root.ts';
import { coinsOfLp } from './lp-coins.ts';
import { lpResult, partOfDeposit } from './lp-result.ts';

const reserve = fc.bigInt({ min: 10n ** 9n, max: 10n ** 18n });

/** LP of a tenth of a pool, and what it was made of. */
const held = (reserves: readonly [bigint, bigint]) => {
  const lpSupply = squareRoot(reserves[0] * reserves[1]);
  const pool = { reserves, lpSupply };
  const lp = lpSupply / 10n;
  const { token, base } = coinsOfLp(pool, lp);
  return { pool, lp, deposit: { lp, token, base, root: squareRoot(token * base) } };
};

/** Two units of each, and the relative error of roots of small numbers. */
const near = (a: bigint, b: bigint, size: bigint) => {
  const apart = a > b ? a - b : b - a;
  return apart <= size / 10n ** 6n + 4n;
};

test('nothing happened, nothing was brought', () => {
  fc.assert(
    fc.property(reserve, reserve, (token, base) => {
      const { pool, lp, deposit } = held([token, base]);
      const result = lpResult(pool, lp, deposit);
      expect(result?.deposited).toEqual({ token: deposit.token, base: deposit.base });
      expect(near(result?.total ?? -1n, 0n, deposit.base)).toBe(true);
      expect(near(result?.loss ?? 1n, 0n, deposit.base)).toBe(true);
      expect(result?.fees).toBeGreaterThanOrEqual(0n);
    }),
  );
});

test('a price that moves without fees is impermanent loss and nothing else', () => {
  fc.assert(
    fc.property(reserve, reserve, fc.bigInt({ min: 2n, max: 50n }), (token, base, times) => {
      const { pool, lp, deposit } = held([token, base]);
      // Base times n against token through n: the price is n squared times higher.
      const moved = { ...pool, reserves: [token / times, base * times] as const };
      const result = lpResult(moved, lp, deposit)!;
      const size = base * times;
      expect(near(result.fees, 0n, size)).toBe(true);
      // The known formula: 2 sqrt(r) / (1 + r) - 1 with r = n².
      const [n, square] = [Number(times), Number(times) ** 2];
      expect(Number(result.loss) / Number(result.kept)).toBeCloseTo((2 * n) / (1 + square) - 1, 3);
      expect(result.fees + result.loss).toBe(result.total);
    }),
  );
});

test('what a pool grows by at the same price is fees', () => {
  const { pool, lp, deposit } = held([10n ** 12n, 4n * 10n ** 12n]);
  const grown = { ...pool, reserves: [11n * 10n ** 11n, 44n * 10n ** 11n] as const };
  const result = lpResult(grown, lp, deposit)!;
  expect(near(result.fees, 8n * 10n ** 10n, 10n ** 12n)).toBe(true);
  expect(near(result.loss, 0n, 10n ** 12n)).toBe(true);
});

test('what a pool burns is less than nothing', () => {
  const { pool, lp, deposit } = held([10n ** 12n, 10n ** 12n]);
  const burned = { ...pool, reserves: [9n * 10n ** 11n, 10n ** 12n] as const };
  expect(lpResult(burned, lp, deposit)!.fees < 0n).toBe(true);
});

test('nothing is told where less is known than there is, and of an empty pool', () => {
  const { pool, lp, deposit } = held([10n ** 12n, 10n ** 12n]);
  expect(lpResult(pool, lp + 1n, deposit)).toBeNull();
  expect(partOfDeposit(deposit, lp + 1n)).toBeNull();
  expect(lpResult(pool, 0n, deposit)).toBeNull();
  expect(lpResult({ reserves: [0n, 0n], lpSupply: 0n }, lp, deposit)).toBeNull();
});
