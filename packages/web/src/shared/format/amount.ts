import { abbreviateAmount, formatAmount } from '@vellum/tron/amount';

/** Coins and tokens differ in decimals; what is shown never differs in kind. */
export type AmountText = Readonly<{ short: string; full: string }>;

/** Spec §9: short for lists (M, B), full for reading out and for the moment of signing. */
export function amountText(value: bigint, decimals: number, maxDecimals = 2): AmountText {
  return {
    short: minus(abbreviateAmount(value, decimals, { maxDecimals, grouping: true })),
    full: minus(formatAmount(value, decimals, { grouping: true })),
  };
}

/** A change with its sign: `+1.24`, `−4.08`, `0`. */
export function signedAmount(value: bigint, decimals: number, maxDecimals = 2): string {
  const text = formatAmount(value, decimals, { maxDecimals, grouping: true });
  return value > 0n && text !== '0' ? `+${text}` : minus(text);
}

/** Typographic minus: as wide as a plus, so columns of figures stay in line. */
function minus(text: string): string {
  return text.replace('-', '\u2212');
}

const format = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const CENT = 10_000n;

/** U or TRX, both with six decimals, as `2,091.00`. What one gets is cut off, what one pays is rounded up. */
export function twoDecimals(value: bigint, round: 'down' | 'up' = 'down'): string {
  const cents = round === 'up' ? (value + CENT - 1n) / CENT : value / CENT;
  return format.format(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}` as `${number}`);
}
