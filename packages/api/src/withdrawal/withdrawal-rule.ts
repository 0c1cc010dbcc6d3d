import type { CodeWithParams } from '../refusals/error-codes.ts';

/** Amounts in base units of the coin that is withdrawn. */
export type WithdrawalLimits = Readonly<{ available: bigint; minimum: bigint; isOpen: boolean }>;

type Format = (amount: bigint) => string;

/**
 * Why an amount cannot be withdrawn, or null. The minimum does not hold for the whole balance, so that
 * nothing is ever stuck below it. `format` writes an amount for the reader.
 */
export function refusalOfWithdrawal(
  amount: bigint | null,
  { available, minimum, isOpen }: WithdrawalLimits,
  format: Format,
): CodeWithParams | null {
  if (amount === null) return { code: 'AMOUNT_REQUIRED' };
  if (amount <= 0n) return { code: 'AMOUNT_ZERO' };
  if (!isOpen) return { code: 'CLAIM_NOT_OPEN' };
  if (amount > available) {
    return { code: 'EXCEEDS_AVAILABLE', params: { available: format(available) } };
  }
  if (amount < minimum && amount !== available) {
    return { code: 'BELOW_MINIMUM_WITHDRAWAL', params: { min: format(minimum) } };
  }
  return null;
}
