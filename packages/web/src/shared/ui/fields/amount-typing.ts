import { formatAmount, parseAmount } from '@vellum/tron/amount';

/**
 * What remains of a typed or pasted amount: full-width digits become plain, separators of thousands and
 * everything else that is not a number goes, and only as many decimals as the coin has can be entered.
 */
export function typedAmount(text: string, decimals: number): string {
  const plain = text.normalize('NFKC').replace(/[^0-9.]/g, '');
  const [whole = '', ...rest] = plain.split('.');
  const trimmed = whole.replace(/^0+(?=\d)/, '');
  if (rest.length === 0 || decimals === 0) return trimmed;
  return `${trimmed || '0'}.${rest.join('').slice(0, decimals)}`;
}

/** Smallest units of what is typed so far (`5.` counts as 5); null while it is no amount. */
export function amountOf(typed: string, decimals: number): bigint | null {
  return parseAmount(typed.replace(/\.$/, ''), decimals);
}

/** Whether the text stands for this very value, so that typing `1.50` is not rewritten to `1.5`. */
export function standsFor(typed: string, value: bigint | null, decimals: number): boolean {
  return typed === '' ? value === null : amountOf(typed, decimals) === value;
}

export function textOfAmount(value: bigint | null, decimals: number): string {
  return value === null ? '' : formatAmount(value, decimals);
}
