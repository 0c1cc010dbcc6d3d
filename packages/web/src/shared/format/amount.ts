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
