import type { Address } from '@vellum/tron/address';
import { expect, it } from 'vitest';
import type { ListedCoin } from '../../../shared/launch/coin-queries.ts';
import { coinsIn } from './coins-in.ts';

const coin = (name: 'vlm' | 'usdt'): ListedCoin => ({
  ...{ coin: name, tokenAddress: `T${name}` as Address, price: '1', priceU: '1' },
  ...{ change24h: 0, volume24h: '0', spark: [] },
});
const coins = [coin('vlm'), coin('usdt')];
const found = (view: Parameters<typeof coinsIn>[1], keyword: string) =>
  coinsIn(coins, view, keyword).map(({ coin: name }) => name);

it('stand before lists of all launches, and not among those of a stage', () => {
  expect(found('all', '')).toEqual(['vlm', 'usdt']);
  expect(found('value', '')).toEqual(['vlm', 'usdt']);
  expect(found('presale', '')).toEqual([]);
});

it('are found by name, symbol and whole address', () => {
  expect(found('presale', 'vell')).toEqual(['vlm']);
  expect(found('all', 'usd')).toEqual(['usdt']);
  expect(found('all', 'Tvlm')).toEqual(['vlm']);
  expect(found('all', 'Tvl')).toEqual([]);
});
