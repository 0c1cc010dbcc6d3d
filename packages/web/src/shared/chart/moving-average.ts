/** Intervals that the average of a chart spans. */
export const AVERAGE_SPAN = 20;

/** The mean of each price and those before it, over a span; null where there are fewer. */
export function movingAverage(prices: readonly bigint[], span = AVERAGE_SPAN) {
  let sum = 0n;
  return prices.map((price, place) => {
    sum += price - (prices[place - span] ?? 0n);
    return place < span - 1 ? null : sum / BigInt(span);
  });
}
