import { expect, test } from 'vitest';
import { cardYields, lpWorth } from './ways.ts';

const money = (amount: string) => ({ amount });
const row = (level: number, atLeast: string, atPresent: string) => ({
  level,
  atLeast: money(atLeast),
  atPresent: money(atPresent),
});

test('cards: the level that earns least, in the longest term', () => {
  const terms = [
    { days: 30, levels: [row(1, '1', '1')] },
    { days: 360, levels: [row(1, '40', '100'), row(2, '100', '1000'), row(3, '9', '9')] },
  ];
  const levels = [
    { level: 1, price: '1000' },
    { level: 2, price: '5000' },
    { level: 3, price: null },
  ];
  expect(cardYields(terms, levels)).toEqual({ atLeast: 200, atPresent: 1_000 });
});

test('cards: nothing is told without a price', () => {
  expect(cardYields([], [])).toEqual({ atLeast: null, atPresent: null });
});

test('LP is worth its part of the priced amount, rounded down', () => {
  const prices = { stake: { amount: '3', u: '100' }, reward: { amount: '1', u: '1' } };
  expect(lpWorth(2n, { prices })).toBe(66n);
  expect(lpWorth(2n, { prices: null })).toBeNull();
});
