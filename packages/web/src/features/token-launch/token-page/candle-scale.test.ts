import { describe, expect, it } from 'vitest';
import type { Candle } from './candle.ts';
import { heightAt, roundBetween, scaleOf } from './candle-scale.ts';

const candle = (low: bigint, high: bigint): Candle => ({
  at: 0,
  open: low,
  high,
  low,
  close: high,
  volume: 0n,
});

describe('the scale of prices', () => {
  it('holds every price with some room', () => {
    const scale = scaleOf([candle(100n, 180n), candle(120n, 260n)]);
    expect([scale.low, scale.high]).toEqual([90n, 270n]);
    expect(heightAt(270n, scale, 100)).toBe(0);
    expect(heightAt(90n, scale, 100)).toBe(100);
    expect(heightAt(180n, scale, 100)).toBe(50);
  });

  it('has a price that never moved in its middle', () => {
    const scale = scaleOf([candle(1_000n, 1_000n)]);
    expect(heightAt(1_000n, scale, 100)).toBe(50);
  });

  it('never shows less than nothing', () => {
    expect(scaleOf([candle(0n, 1_600n)]).low).toBe(0n);
    expect(scaleOf([candle(0n, 0n)])).toMatchObject({ low: 0n, high: 1n });
  });

  it.each([
    [94n, 206n, [100n, 150n, 200n]],
    [0n, 1n, [0n, 1n]],
    [18_950n, 20_600n, [19_000n, 19_500n, 20_000n, 20_500n]],
    [
      10n ** 24n - 5n,
      10n ** 24n + 30n,
      [10n ** 24n, 10n ** 24n + 10n, 10n ** 24n + 20n, 10n ** 24n + 30n],
    ],
  ])('marks round prices between %s and %s', (low, high, lines) => {
    expect(roundBetween(low, high, 4n)).toEqual(lines);
  });
});
