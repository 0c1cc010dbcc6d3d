import type { Candle } from './candle.ts';

/** A candle, or the standing price of an interval in which nobody traded. */
export type Bar = Candle & Readonly<{ isTraded: boolean }>;

type Span = Readonly<{
  /** Milliseconds of one interval. */
  length: number;
  /** First and last moment of the chart. */
  from: number;
  to: number;
  /** Close before the first candle; null where the price begins with it. */
  previous: bigint | null;
}>;

/** One bar for each interval, so that the axis is true to time: a pool keeps its price until the next trade. */
export function barsOf(candles: readonly Candle[], span: Span): readonly Bar[] {
  const { length, from, to, previous } = span;
  const traded = new Map(candles.map((candle) => [candle.at, candle]));
  const bars: Bar[] = [];
  let close = previous;
  const first = previous === null ? (candles[0]?.at ?? to + 1) : from - (from % length);
  for (let at = first; at <= to; at += length) {
    const candle = traded.get(at);
    if (candle) close = candle.close;
    if (candle) bars.push({ ...candle, isTraded: true });
    else if (close !== null) bars.push(idle(at, close));
  }
  return bars;
}

const idle = (at: number, price: bigint): Bar => ({
  ...{ at, open: price, high: price, low: price, close: price, volume: 0n, isTraded: false },
});
