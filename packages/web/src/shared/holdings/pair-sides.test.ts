import { expect, it } from 'vitest';
import { pairSides } from './pair-sides.ts';

const side = (symbol: string) => ({ symbol });

it.each([
  [
    ['WTRX', 'SALT'],
    ['SALT', 'TRX'],
  ],
  [
    ['VLM', 'WTRX'],
    ['VLM', 'TRX'],
  ],
  [
    ['WTRX', 'USDT'],
    ['USDT', 'TRX'],
  ],
  [
    ['USDT', 'VLM'],
    ['VLM', 'USDT'],
  ],
  // Alone it is what it is.
  [['WTRX'], ['WTRX']],
])('%s is shown as %s', (coins, shown) => {
  expect(pairSides(coins.map(side))).toEqual(shown.map(side));
});
