import { expect, it } from 'vitest';
import { partTexts } from './part-texts.ts';

const plain = (parts: readonly bigint[]) =>
  partTexts(parts).map((text) => text.replace('\u202f', ' '));

it('make 100 % where each alone would be cut off', () => {
  expect(plain([2_000n, 100n, 900n])).toEqual(['66.67 %', '3.33 %', '30 %']);
  expect(plain([1n, 1n, 1n])).toEqual(['33.34 %', '33.33 %', '33.33 %']);
  const hundredths = plain([3n, 5n, 7n, 11n, 13n, 17n, 19n]).map((text) =>
    Math.round(Number.parseFloat(text) * 100),
  );
  expect(hundredths.reduce((sum, one) => sum + one, 0)).toBe(10_000);
});

it('are as they are where nothing is cut off', () => {
  expect(plain([1n, 3n])).toEqual(['25 %', '75 %']);
  expect(plain([0n, 7n])).toEqual(['0 %', '100 %']);
  expect(plain([0n, 0n])).toEqual(['0 %', '0 %']);
});

it('never call nothing what is there', () => {
  expect(plain([1n, 999_999n])).toEqual(['< 0.01 %', '100 %']);
});
