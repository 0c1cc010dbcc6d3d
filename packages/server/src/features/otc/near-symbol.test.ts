import { expect, test } from 'vitest';
import { nearSymbol } from './near-symbol.ts';

test.each([
  ['VLM', 'VLM'],
  ['vlm', 'VLM'],
  ['VLMX', 'VLM'],
  ['VL', 'VLM'],
  ['USDTT', 'USDT'],
  ['US\u200bDT', 'USDT'],
  ['ТRХ', 'TRX'],
  ['USDC', 'USDC'],
  ['ВТС', 'BTC'],
])('%s passes for %s', (symbol, other) => {
  expect(nearSymbol(symbol)).toBe(other);
});

test.each(['SALT', 'VELLUMX', '', 'ELEC'])('%s passes for none', (symbol) => {
  expect(nearSymbol(symbol)).toBeNull();
});
