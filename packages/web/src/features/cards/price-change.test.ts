import { expect, test } from 'vitest';
import { priceChange, signedPriceChange } from './price-change.ts';

test('a change has one decimal, cut off', () => {
  expect([1100, 249, 50, 0].map(priceChange)).toEqual([
    '11.0\u202f%',
    '2.4\u202f%',
    '0.5\u202f%',
    '0.0\u202f%',
  ]);
});

test('a small change is never told as none', () => {
  expect(signedPriceChange(-9)).toBe('\u22120.09\u202f%');
});

test('the sign stands before it', () => {
  expect([1100, -249].map(signedPriceChange)).toEqual(['+11.0\u202f%', '\u22122.4\u202f%']);
});
