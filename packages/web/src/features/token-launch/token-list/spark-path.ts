import { larger, smaller } from '@vellum/api/numbers/bigint-order';

/** The way of prices as a line from the left to the right edge of a box, one pixel clear of top and foot. */
export function sparkPath(prices: readonly bigint[], width: number, height: number): string | null {
  if (prices.length < 2) return null;
  const low = prices.reduce(smaller);
  const high = prices.reduce(larger);
  const step = width / (prices.length - 1);
  const places = prices.map((price, place) => {
    const share = high === low ? 0.5 : Number(((price - low) * 1_000n) / (high - low)) / 1_000;
    return `${round(place * step)} ${round(height - 1 - share * (height - 2))}`;
  });
  return `M${places.join('L')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
