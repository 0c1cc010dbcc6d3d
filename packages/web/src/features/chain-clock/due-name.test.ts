import { expect, test } from 'vitest';
import { dueName } from './due-name.ts';

test('cards are named by what is printed on them, series as people count', () => {
  expect(dueName('pledgeEnds', String((3n << 64n) | 318n))).toBe('G 000 318');
  expect(dueName('boxesEnd', '0')).toBe('1');
  expect(dueName('stakeEnds', '7')).toBe('7');
  expect(dueName('payoutReady', null)).toBeNull();
});

test('a name of a stranger cannot turn the sentence around it', () => {
  const hebrew = '\u05d6\u05d4\u05d1 12';
  expect(dueName('presaleEnds', hebrew)).toBe(`\u2068${hebrew}\u2069`);
  expect(dueName('voteEnds', hebrew)).toBe(`\u2068${hebrew}\u2069`);
});
