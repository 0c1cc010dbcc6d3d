import { describe, expect, it } from 'vitest';
import { inSight, moved, newest } from './chart-window.ts';

const candles = Array.from({ length: 100 }, (_, place) => place);

describe('the candles in sight', () => {
  it('are the newest at first', () => {
    const { shown, isNewest, hasEarlier } = inSight(candles, 40, newest);
    expect([shown[0], shown.at(-1), isNewest, hasEarlier]).toEqual([60, 99, true, true]);
  });

  it('go back by halves as far as there are any, and come again', () => {
    let window = newest;
    const firsts = [1, 2, 3, 4].map(() => {
      window = moved(window, 40, candles.length, 1);
      return inSight(candles, 40, window).shown[0];
    });
    expect(firsts).toEqual([40, 20, 0, 0]);
    expect(inSight(candles, 40, window).hasEarlier).toBe(false);
    for (let step = 0; step < 5; step += 1) window = moved(window, 40, candles.length, -1);
    expect(window).toEqual(newest);
  });

  it('are all of a few, wherever one looked before', () => {
    expect(inSight([1, 2, 3], 40, { back: 60 })).toEqual({
      shown: [1, 2, 3],
      isNewest: true,
      hasEarlier: false,
    });
  });
});
