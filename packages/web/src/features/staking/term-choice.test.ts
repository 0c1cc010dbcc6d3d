import { expect, test } from 'vitest';
import { firstTerm } from './term-choice.ts';

const term = (days: number, open = true, maxAmount = '1000') => ({
  termIndex: days,
  days,
  rate: 400,
  minAmount: '10',
  open,
  available: '1',
  maxAmount,
});

test('the asked term if it takes stakes, else the first that does', () => {
  const terms = [term(7, false), term(30), term(90), term(180, true, '9')];
  expect(firstTerm(terms, 90)?.days).toBe(90);
  expect(firstTerm(terms, 7)?.days).toBe(30);
  expect(firstTerm(terms, 180)?.days).toBe(30);
  expect(firstTerm(terms, 0)?.days).toBe(30);
});

test('of several with the same days, the one that pays most and takes stakes, as the server plans it', () => {
  const low = { ...term(30), termIndex: 0, rate: 300 };
  const high = { ...term(30), termIndex: 1, rate: 900 };
  expect(firstTerm([low, high], 30)?.termIndex).toBe(1);
  expect(firstTerm([low, { ...high, maxAmount: '9' }], 30)?.termIndex).toBe(0);
  expect(firstTerm([{ ...high, open: false }, low], 30)?.termIndex).toBe(0);
});

test('when none takes stakes there is still one to show, and none of none', () => {
  expect(firstTerm([term(7, false), term(30, false)], 30)?.days).toBe(7);
  expect(firstTerm([], 7)).toBeNull();
});
