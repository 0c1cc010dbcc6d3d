import type { CandleInterval } from '@vellum/api/choice-lists';
import type { CandleRow, FillRow } from './trade-rows.ts';

/** Milliseconds. */
export const intervalLength: Readonly<Record<CandleInterval, number>> = {
  '1m': 60_000,
  '5m': 300_000,
  '1h': 3_600_000,
  '1d': 86_400_000,
};

/**
 * What trades in chain order add to the candles of every interval, each candle once. Purchases in the internal trade
 * have no price on the market and draw none.
 */
export function candlesOf(fills: readonly FillRow[]): CandleRow[] {
  const candles = new Map<string, CandleRow>();
  for (const fill of fills) {
    if (fill.price === null) continue;
    for (const [interval, length] of Object.entries(intervalLength)) {
      const t = fill.at - (fill.at % BigInt(length));
      draw(candles, { interval, t, fill, price: fill.price });
    }
  }
  return [...candles.values()];
}

type Point = Readonly<{ interval: string; t: bigint; fill: FillRow; price: bigint }>;

function draw(candles: Map<string, CandleRow>, { interval, t, fill, price }: Point): void {
  const key = `${fill.token} ${interval} ${t}`;
  const candle = candles.get(key);
  if (candle === undefined) {
    const at = { token: fill.token, interval, t };
    candles.set(key, { ...at, o: price, h: price, l: price, c: price, v: fill.value, fills: 1 });
    return;
  }
  if (price > candle.h) candle.h = price;
  if (price < candle.l) candle.l = price;
  candle.c = price;
  candle.v += fill.value;
  candle.fills += 1;
}
