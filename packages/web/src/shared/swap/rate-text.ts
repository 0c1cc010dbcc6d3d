import { priceOf } from '@vellum/api/numbers/price-unit';
import { priceText } from '../launch/price-text.ts';

type Symbols = Readonly<{
  paySymbol: string;
  payDecimals: number;
  receiveSymbol: string;
  receiveDecimals: number;
}>;

/** What one whole token that is received costs in what is paid: `1 SALT = 0.0622 TRX`. */
export function rateText(symbols: Symbols, paid: bigint, received: bigint): string {
  const { paySymbol, payDecimals, receiveSymbol, receiveDecimals } = symbols;
  if (received === 0n) return '';
  const [value, count] = [
    paid * 10n ** BigInt(receiveDecimals),
    received * 10n ** BigInt(payDecimals),
  ];
  return `1\u00a0${receiveSymbol} = ${priceText(priceOf(value, count))}\u00a0${paySymbol}`;
}
