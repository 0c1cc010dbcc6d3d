import { larger } from '@vellum/api/numbers/bigint-order';
import { PRICE_DECIMALS } from '@vellum/api/numbers/price-unit';
import { formatAmount } from '@vellum/tron/amount';
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
    textsOf: (drawn) => distinctTexts(drawn.map(exact)),
  };
}

/** Prices that lie close together get as many decimals as tell them apart. */
function distinctTexts(prices: readonly bigint[]): string[] {
  const texts = axisTexts(prices);
  if (new Set(texts).size === texts.length) return [...texts];
  for (let decimals = 5; decimals < PRICE_DECIMALS; decimals++) {
    const whole = 10n ** BigInt(PRICE_DECIMALS - decimals);
    const cut = prices.map((price) => (price / whole) * whole);
    if (new Set(cut).size < prices.length) continue;
    return cut.map((price) => {
      const [units = '0', parts = ''] = formatAmount(price, PRICE_DECIMALS, {
        maxDecimals: decimals,
        grouping: true,
      }).split('.');
      return `${units}.${parts.padEnd(decimals, '0')}`;
    });
  }
  return [...texts];
}
