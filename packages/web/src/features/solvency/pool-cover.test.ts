import { expect, test } from 'vitest';
import { coverOf, coverText, thinnest } from './pool-cover.ts';

const pool = (held: string, owed: string) => ({ held, owed });

test('cover is rounded down: one unit missing is never a hundred', () => {
  expect(coverOf(pool('12860000000', '12860000001'))).toBe(9_999n);
  expect(coverText(9_999n)).toBe('99.99');
  expect(coverText(8_928_000n)).toBe('89,280.00');
  expect(coverOf(pool('5', '0'))).toBeNull();
});

test('the thinnest pool is the one with the least for what it owes', () => {
  const [rich, thin, idle] = [pool('20', '10'), pool('1000001', '1000000'), pool('7', '0')];
  expect(thinnest([idle, rich, thin])).toBe(thin);
  expect(thinnest([idle])).toBeNull();
});
