import { describe, expect, it } from 'vitest';
import { axisTexts, priceText, wholePrice } from './price-text.ts';

const TINY = 10n ** 12n;

describe('a price in TRX for a whole token', () => {
  it.each([
    [0n, '0'],
    [19_360_000_000n * TINY, '0.01936'],
    [61_951_234_567n * TINY, '0.06195'],
    [418_200_000_000n * TINY, '0.4182'],
    [3_328_612_345_678n * TINY, '3.3286'],
    [12_345_678_900_000_000n * TINY, '12,345.67'],
    [1_123_456n * TINY, '0.0₅1123'],
    [7n * TINY, '0.0₁₁7'],
  ])('%s is written %s', (price, text) => {
    expect(priceText(price)).toBe(text);
  });

  it('stands below others with as many decimals', () => {
    const prices = [5_000_000_000n, 5_500_000_000n, 6_000_000_000n].map((one) => one * TINY);
    expect(axisTexts(prices)).toEqual(['0.0050', '0.0055', '0.0060']);
    expect(axisTexts([10n ** 24n, 15n * 10n ** 23n])).toEqual(['1.0', '1.5']);
    expect(axisTexts([7n * TINY, 19_360_000_000n * TINY])).toEqual(['0.0₁₁7', '0.01936']);
    expect(axisTexts([])).toEqual([]);
  });

  it('has all its digits for who points at it', () => {
    expect(wholePrice(3_328_612_345_678n * TINY)).toBe('3.328612345678');
  });
});
