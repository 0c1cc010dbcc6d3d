import { describe, expect, it } from 'vitest';
import type { Candle } from './candle.ts';
import { candlePaths } from './candle-paths.ts';

const candle = (open: bigint, close: bigint, volume = 10n): Candle => ({
  at: 0,
  open,
  close,
  high: open > close ? open : close,
  low: open < close ? open : close,
  volume,
});
const scale = { low: 0n, high: 100n, lines: [] };
const area = { price: 100, volumeTop: 120, volume: 40 };
const bodies = (path: string) => path.match(/z/g)?.length ?? 0;

describe('the drawing of candles', () => {
  it('is hollow for what rose or stayed, solid for what fell, and apart for what runs', () => {
    const candles = [candle(10n, 20n), candle(20n, 20n), candle(20n, 5n), candle(5n, 9n)];
    const drawn = candlePaths(candles, scale, area, true);
    expect([drawn.rose, drawn.fell, drawn.open].map(bodies)).toEqual([2, 1, 1]);
    expect([drawn.bars, drawn.openBar].map(bodies)).toEqual([3, 1]);
    expect(bodies(candlePaths(candles, scale, area, false).open)).toBe(0);
  });

  it('puts a body between its prices', () => {
    const { fell } = candlePaths([candle(80n, 30n)], scale, area, false);
    expect(fell).toContain('M1.5 20h5v50h-5z');
  });

  it('draws the largest volume as tall as there is room, and none as nothing', () => {
    const candles = [candle(1n, 2n, 1_000n), candle(1n, 2n, 500n), candle(1n, 2n, 0n)];
    const { bars } = candlePaths(candles, scale, area, false);
    expect(bars).toBe('M1.5 120h5v40h-5zM9.5 140h5v20h-5z');
  });
});
