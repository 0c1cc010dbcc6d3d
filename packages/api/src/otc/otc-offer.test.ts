import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abovePool, MOST_OFFERED, priceOfPart, smallestPart } from './otc-offer.ts';

const sums = fc.bigInt({ min: 1n, max: MOST_OFFERED });

describe('an offer', () => {
  test('its parts cost at least their share, and less than one unit more', () => {
    fc.assert(
      fc.property(sums, sums, sums, (amount, wantAmount, part) => {
        const price = priceOfPart({ amount, wantAmount }, part);
        expect(price * amount).toBeGreaterThanOrEqual(part * wantAmount);
        expect((price - 1n) * amount).toBeLessThan(part * wantAmount);
      }),
    );
  });

  test('is taken by a hundredth, by the rest, or whole', () => {
    const terms = { amount: 1001n, left: 1001n, wholeOnly: false };
    expect(smallestPart(terms)).toBe(11n);
    expect(smallestPart({ ...terms, left: 5n })).toBe(5n);
    expect(smallestPart({ ...terms, wholeOnly: true })).toBe(1001n);
  });

  test('is held against the pool', () => {
    const pool = { sell: 1_000n, want: 50n };
    expect(abovePool({ amount: 100n, wantAmount: 5n }, pool)).toBe(0);
    expect(abovePool({ amount: 100n, wantAmount: 6n }, pool)).toBe(2_000);
    expect(abovePool({ amount: 100n, wantAmount: 4n }, pool)).toBe(-2_000);
    expect(abovePool({ amount: 100n, wantAmount: 4n }, { sell: 0n, want: 0n })).toBeNull();
  });
});
