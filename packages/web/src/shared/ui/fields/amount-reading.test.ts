import { afterEach, expect, it, vi } from 'vitest';
import { amountReading, countTyped, markOf } from './amount-reading.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['en-GB', '.'],
  ['zh-TW', '.'],
  ['de-CH', '.'],
  ['de-DE', ','],
  ['pt-BR', ','],
  ['ar-EG', ','],
])('decimals in %s follow %s', (tag, mark) => {
  expect(markOf(tag)).toBe(mark);
});

it('follows the region of the browser, and a dot where it names none', () => {
  vi.stubGlobal('navigator', { language: 'fr-FR' });
  expect(amountReading(6)).toEqual({ decimals: 6, language: '.', region: ',' });
  vi.stubGlobal('navigator', { language: 'x' });
  expect(amountReading(6).region).toBe('.');
});

it('counts only what is a whole number', () => {
  vi.stubGlobal('navigator', { language: 'en-US' });
  expect(['12', '１２', '1,234', '1.5', '1e3', ''].map(countTyped)).toEqual([
    12, 12, 1234, 0, 0, 0,
  ]);
});
