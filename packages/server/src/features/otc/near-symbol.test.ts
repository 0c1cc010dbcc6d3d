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
])('%s passes for %s', (symbol, other) => {
  expect(nearSymbol(symbol)).toBe(other);
});

test.each(['SALT', 'USDC', 'VELLUMX', '', 'BTC'])('%s passes for none', (symbol) => {
  expect(nearSymbol(symbol)).toBeNull();
});
