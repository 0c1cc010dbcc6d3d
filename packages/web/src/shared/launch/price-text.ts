import { PRICE_DECIMALS } from '@vellum/api/numbers/price-unit';
import { abbreviateAmount, formatAmount } from '@vellum/tron/amount';

const SIGNIFICANT = 4;
const MANY_ZEROS = 5;
const ONE = 10n ** BigInt(PRICE_DECIMALS);

/**
 * TRX for one whole token: four decimals, below 1 TRX the first four digits that are not 0. A long row of zeros is
 * counted instead of written: `0.0₆1123`.
 */
export function priceText(price: bigint): string {
  if (price === 0n) return '0';
  if (price >= 1000n * ONE) {
    return abbreviateAmount(price, PRICE_DECIMALS, { maxDecimals: 2, grouping: true });
  }
  if (price >= ONE) return formatAmount(price, PRICE_DECIMALS, { maxDecimals: SIGNIFICANT });
  const zeros = PRICE_DECIMALS - price.toString().length;
  const text = formatAmount(price, PRICE_DECIMALS, { maxDecimals: zeros + SIGNIFICANT });
  return zeros < MANY_ZEROS ? text : `0.0${lowered(zeros)}${text.slice(2 + zeros)}`;
}

/** Prices on one axis, with as many decimals each, so that they stand below one another. */
export function axisTexts(prices: readonly bigint[]): readonly string[] {
  const texts = prices.map(priceText);
  const decimals = texts.map((text) => text.split('.')[1]?.length ?? 0);
  const most = Math.max(0, ...decimals);
  // Shortened ones have no decimals to fill up.
  if (most === 0 || texts.some((text) => /[^\d.]/.test(text))) return texts;
  return texts.map((text, at) => {
    const missing = most - (decimals[at] ?? 0);
    return `${text}${missing === most ? '.' : ''}${'0'.repeat(missing)}`;
  });
}

/** All of its digits, for who points at it. */
export function wholePrice(price: bigint): string {
  return formatAmount(price, PRICE_DECIMALS, { grouping: true });
}

function lowered(count: number): string {
  return count.toString().replace(/\d/g, (digit) => String.fromCharCode(0x2080 + Number(digit)));
}
