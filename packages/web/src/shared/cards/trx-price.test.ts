import { expect, test } from 'vitest';
import { aboveBy, inU, proceedsOf } from './trx-price.ts';

test('the fee comes off the seller, cut off as the contract does', () => {
  expect(proceedsOf(505_000_001n, 250n)).toEqual({ fee: 12_625_000n, proceeds: 492_375_001n });
});

test('a price is compared with that of a new card', () => {
  expect(aboveBy(512n, 500n)).toBe(240);
  expect(aboveBy(498n, 500n)).toBe(-40);
  expect(aboveBy(1n, 0n)).toBeNull();
});

test('a price in sun is worth some U', () => {
  const sunPerU = 3_200_000n;
  expect(inU(1_600_000_000n, sunPerU)).toBe(500_000_000n);
  expect(inU(1n, 0n)).toBeNull();
});
