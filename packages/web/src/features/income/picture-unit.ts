import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { InU } from '../../shared/coins/coin-rates.ts';
import { amountText, twoDecimals } from '../../shared/format/amount.ts';
import type { DayIncome, Measure } from './day-sums.ts';

/** What a picture is drawn in: the worth of everything in U, or one coin alone. */
export type PictureUnit = 'U' | (string & {});

/** U where every coin has a price, and each coin that there is. */
export function unitsOf(rows: readonly DayIncome[], inU: InU): readonly PictureUnit[] {
  const coins = [...new Set(rows.map(({ amount }) => amount.symbol))].sort();
  const hasWorth = rows.length > 0 && rows.every(({ amount }) => inU(amount) !== null);
  return hasWorth ? ['U', ...coins.filter((coin) => coin !== 'U')] : coins;
}

export function measureIn(unit: PictureUnit, inU: InU): Measure {
  return unit === 'U' ? inU : (money) => (money.symbol === unit ? BigInt(money.amount) : null);
}

/** `5.60 U`, on one line. */
export function unitText(amount: bigint, unit: PictureUnit): string {
  const text = unit === 'U' ? twoDecimals(amount) : amountText(amount, COIN_DECIMALS).short;
  return `${text}\u00a0${unit}`;
}
