import { expect, test } from 'vitest';
import { expectedPrize, oddsOf, prizesOf, refundOf } from './box-odds.ts';

const tiers = [
  { count: 1, amount: 10n ** 30n + 1n },
  { count: 2, amount: 5n },
  { count: 4, amount: 0n },
];

test('odds are basis points rounded down: never more than there is', () => {
  expect(tiers.map((tier) => oddsOf(tier, 7))).toEqual([1428, 2857, 5714]);
  expect(oddsOf({ count: 1, amount: 1n }, 100_000)).toBe(0);
  expect(oddsOf({ count: 100_000, amount: 1n }, 100_000)).toBe(10_000);
});

test('sums are exact beyond what a number holds, the average is rounded down', () => {
  expect(prizesOf(tiers)).toBe(10n ** 30n + 11n);
  expect(expectedPrize(tiers, 7)).toBe((10n ** 30n + 11n) / 7n);
});

test('a refund is the price and an equal share of the bond, less the fee', () => {
  const series = { price: 1_000_000n, bond: 1_000_000n, sold: 3, fee_bps: 250 };
  expect(refundOf(series)).toBe(1_000_000n + (1_000_000n - 75_000n) / 3n);
});
