import { expect, it } from 'vitest';
import { movingAverage } from './moving-average.ts';

it('averages each price with those before it', () => {
  expect(movingAverage([2n, 4n, 6n, 11n], 3)).toEqual([null, null, 4n, 7n]);
  expect(movingAverage([2n], 3)).toEqual([null]);
});
