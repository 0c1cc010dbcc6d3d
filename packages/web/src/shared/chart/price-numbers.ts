import { larger } from '@vellum/api/numbers/bigint-order';
import { axisTexts, priceText } from '../launch/price-text.ts';

/** Digits of the largest price that are drawn; a canvas cannot show more. */
const DRAWN_DIGITS = 9;

/** Exact prices as the plain numbers of a canvas, and the texts of its axis back from them. */
export type PriceNumbers = Readonly<{
  draw: (price: bigint) => number;
  textOf: (drawn: number) => string;
  textsOf: (drawn: readonly number[]) => string[];
}>;

export function priceNumbers(prices: readonly bigint[]): PriceNumbers {
  const largest = prices.reduce(larger, 1n);
  const unit = 10n ** BigInt(Math.max(0, largest.toString().length - DRAWN_DIGITS));
  const exact = (drawn: number) => (drawn > 0 ? BigInt(Math.round(drawn)) * unit : 0n);
  return {
    draw: (price) => Number(price / unit),
    textOf: (drawn) => priceText(exact(drawn)),
    textsOf: (drawn) => [...axisTexts(drawn.map(exact))],
  };
}
