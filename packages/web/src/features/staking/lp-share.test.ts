import { expect, test } from 'vitest';
import { shareOf, standsFor } from './lp-share.ts';

const side = (symbol: string, reserve: string) => ({ symbol, decimals: 6, reserve });

test('LP stands for its part of both coins, never for more, and wrapped TRX is TRX', () => {
  const pair = { lpSupply: '3', sides: [side('VLM', '100'), side('WTRX', '10')] };
  expect(standsFor(1n, pair)).toEqual([
    { amount: 33n, symbol: 'VLM', decimals: 6 },
    { amount: 3n, symbol: 'TRX', decimals: 6 },
  ]);
  expect(standsFor(3n, pair).map(({ amount }) => amount)).toEqual([100n, 10n]);
});

test('LP of an empty pair stands for nothing', () => {
  const [only] = standsFor(1n, { lpSupply: '0', sides: [side('VLM', '0')] });
  expect(only?.amount).toBe(0n);
});

test('a share is rounded down, and none of nothing', () => {
  expect(shareOf(2n, 3n)).toBe(6_666);
  expect(shareOf(3n, 3n)).toBe(10_000);
  expect(shareOf(1n, 0n)).toBe(0);
});
