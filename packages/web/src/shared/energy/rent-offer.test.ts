import { expect, test } from 'vitest';
import { energyToRent } from './rent-offer.ts';

test('a little more is rented than a call lacks, in whole thousands and never below the least', () => {
  expect(energyToRent(92_400n)).toBe(98_000);
  expect(energyToRent(100_000n)).toBe(105_000);
  expect(energyToRent(1n)).toBe(10_000);
});
