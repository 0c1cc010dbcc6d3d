import { moneyText } from '../../coins/cost-text.ts';
import type { Money } from '../../coins/money.ts';

/** `+8,036.714208 SALT`, `−500.00 TRX`: to the last unit, with its sign. */
export function signedText({
  amount,
  ...coin
}: Pick<Money, 'amount' | 'symbol' | 'decimals'>): string {
  const sign = amount < 0n ? '\u2212' : '+';
  return sign + moneyText({ ...coin, amount: amount < 0n ? -amount : amount });
}
