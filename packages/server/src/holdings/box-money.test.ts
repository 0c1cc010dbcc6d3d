import { expect, test } from 'vitest';
import { type SeriesMoney, unsoldPrizes } from './box-money.ts';

test('the prizes of unsold boxes are drawn once for each series', () => {
  const series: SeriesMoney = {
    ...{ total: 1_000, sold: 400, bond: 0n, price: 1n, fee_bps: 0 },
    tiers: [[1_000, '3']],
  };
  let draws = 0;
  const prizeIn = () => {
    draws += 1;
    return 3n;
  };
  const seeds = Array.from({ length: 200 }, (_, place) => `seed ${place}`);
  for (const _look of [1, 2]) {
    for (const seed of seeds) expect(unsoldPrizes(series, seed, prizeIn)).toBe(1_800n);
  }
  expect(draws).toBe(200 * 600);
});
