import { describe, expect, it } from 'vitest';
import { type Candle, continued } from './candle.ts';

const candle = (open: bigint, close: bigint): Candle => ({
  at: 0,
  open,
  close,
  high: open > close ? open : close,
  low: open < close ? open : close,
  volume: 1n,
});

describe('candles of a pool', () => {
  it('open where the one before closed', () => {
    const [first, second] = continued([candle(10n, 12n), candle(20n, 18n)], 9n);
    expect(first).toMatchObject({ open: 9n, low: 9n, high: 12n, close: 12n });
    expect(second).toMatchObject({ open: 12n, low: 12n, high: 20n, close: 18n });
  });

  it('begin with their own first trade', () => {
    expect(continued([candle(10n, 12n)], null)[0]).toEqual(candle(10n, 12n));
  });
});
