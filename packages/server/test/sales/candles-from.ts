/** A trade as it is shown. */
type Fill = Readonly<{ at: number; price: string; value: string }>;
export type Candle = Readonly<Record<'o' | 'h' | 'l' | 'c' | 'v', string> & { t: number }>;

/** The candles of one interval, from all trades in their order: as a reader would draw them by hand. */
export function candlesFrom(fills: readonly Fill[], length: number): readonly Candle[] {
  const starts = [...new Set(fills.map(({ at }) => at - (at % length)))];
  return starts.map((t) => {
    const own = fills.filter(({ at }) => at - (at % length) === t);
    const prices = own.map(({ price }) => BigInt(price));
    const sorted = prices.toSorted((a, b) => (a < b ? -1 : 1));
    return {
      t,
      o: String(prices[0]),
      h: String(sorted.at(-1)),
      l: String(sorted[0]),
      c: String(prices.at(-1)),
      v: String(own.reduce((sum, { value }) => sum + BigInt(value), 0n)),
    };
  });
}
