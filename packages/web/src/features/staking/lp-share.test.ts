import { expect, test } from 'vitest';
import { standsFor, yieldOf } from './lp-share.ts';

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

test('the yield of an amount counts that amount in, and needs a price', () => {
  const stream = {
    rate: ((1n << 64n) * 10n).toString(),
    last: 1_000_000,
    // Ten units a second for ten days and the time that signing may take.
    finish: 1_000_000 + 864_000 + 600,
    total: '8640000',
  };
  const worth = { amount: '1', u: '1' };
  const prices = { stake: worth, reward: worth };
  // All there is shared by two equal stakes: each gets half of 8,640,000, but for the roundings.
  expect(yieldOf(8_640_000n, { stream, prices })).toBe(4_999);
  expect(yieldOf(8_640_000n, { stream, prices: null })).toBeNull();
});
