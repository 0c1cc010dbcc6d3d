import { expect, test } from 'vitest';
import { roundPrice } from './round-price.ts';

test('small prices keep their hundredths, large ones are whole, none is shown too small', () => {
  const prices = [
    64_000_000n,
    66_666_666n,
    99_990_001n,
    333_333_333n,
    1_600_000_000n,
    66_666_666_666n,
  ];
  expect(prices.map(roundPrice)).toEqual(['64', '66.67', '100', '334', '1,600', '66,667']);
});
