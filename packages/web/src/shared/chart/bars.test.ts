import { describe, expect, it } from 'vitest';
import { barsOf } from './bars.ts';
import type { Candle } from './candle.ts';

const candle = (at: number, close: bigint): Candle => ({
  ...{ at, open: close, high: close, low: close, close, volume: 5n },
});
const closes = (bars: ReturnType<typeof barsOf>) => bars.map(({ at, close }) => [at, close]);

describe('bars of a chart', () => {
  it('have the price that stands where nobody traded', () => {
    const bars = barsOf([candle(20, 3n), candle(40, 4n)], {
      ...{ length: 10, from: 0, to: 55, previous: 2n },
    });
    const expected = [
      [0, 2n],
      [10, 2n],
      [20, 3n],
      [30, 3n],
      [40, 4n],
      [50, 4n],
    ];
    expect(closes(bars)).toEqual(expected);
    expect(bars.map(({ isTraded }) => isTraded)).toEqual([false, false, true, false, true, false]);
    expect(bars[3]).toMatchObject({ open: 3n, high: 3n, low: 3n, volume: 0n });
  });

  it('begin with the first trade where there was no price before', () => {
    const span = { length: 10, from: 0, to: 30, previous: null };
    expect(closes(barsOf([candle(20, 3n)], span))).toEqual([
      [20, 3n],
      [30, 3n],
    ]);
    expect(barsOf([], span)).toEqual([]);
  });
});
