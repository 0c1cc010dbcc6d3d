import type { CandleInterval } from '@vellum/api/wire/choice-lists';
import type { CandleRow, FillRow } from './trade-rows.ts';

/** Milliseconds of the intervals that are stored. */
export const storedLength = {
  '1m': 60_000,
  '5m': 300_000,
  '1h': 3_600_000,
  '1d': 86_400_000,
} as const;

/** Milliseconds. */
export const intervalLength: Readonly<Record<CandleInterval, number>> = {
  ...storedLength,
  '15m': 900_000,
  '4h': 14_400_000,
};

/** The stored candles that those of an interval are made from when they are read. */
export const storedOf: Readonly<Record<CandleInterval, keyof typeof storedLength>> = {
  ...{ '1m': '1m', '5m': '5m', '15m': '5m', '1h': '1h', '4h': '1h', '1d': '1d' },
};

/**
 * What trades in chain order add to the stored candles, each candle once. Purchases in the internal trade
 * have no price on the market and draw none.
 */
export function candlesOf(fills: readonly Drawn[]): CandleRow[] {
  const candles = new Map<string, CandleRow>();
  for (const fill of fills) {
    if (fill.price === null) continue;
    for (const [interval, length] of Object.entries(storedLength)) {
      const t = fill.at - (fill.at % BigInt(length));
      draw(candles, { interval, t, fill, price: fill.price });
    }
  }
  return [...candles.values()];
}

type Drawn = Pick<FillRow, 'token' | 'price' | 'value' | 'at'>;
type Point = Readonly<{ interval: string; t: bigint; fill: Drawn; price: bigint }>;

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
