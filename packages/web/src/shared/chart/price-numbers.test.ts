import { expect, it } from 'vitest';
import { priceNumbers } from './price-numbers.ts';

const ONE = 10n ** 24n;

it('draws prices of any size without losing their digits', () => {
  for (const price of [61_950_000n * 10n ** 15n, 1_234n * ONE, 112_300n * 10n ** 8n]) {
    const { draw, textOf } = priceNumbers([price, price / 2n]);
    expect(draw(price)).toBeLessThan(1e9);
    expect(draw(price)).toBeGreaterThanOrEqual(1e8);
    expect(textOf(draw(price))).toBe(priceNumbers([price]).textOf(draw(price)));
  }
  const { draw, textOf } = priceNumbers([61_950_000n * 10n ** 15n]);
  expect(textOf(draw(61_950_000n * 10n ** 15n))).toBe('0.06195');
});

it('writes an axis below zero as zero', () => {
  expect(priceNumbers([ONE]).textOf(-5)).toBe('0');
  expect(priceNumbers([]).textOf(0)).toBe('0');
});

it('writes prices of an axis that lie close together with the decimals that tell them apart', () => {
  const { textsOf } = priceNumbers([3_341n * 10n ** 20n]);
  expect(textsOf([334_050_000, 334_000_000, 333_950_000])).toEqual([
    '0.33405',
    '0.33400',
    '0.33395',
  ]);
});
