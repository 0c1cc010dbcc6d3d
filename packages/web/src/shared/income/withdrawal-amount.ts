import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { refusalOfWithdrawal } from '@vellum/api/withdrawal/withdrawal-rule';
import { twoDecimals } from '../format/amount.ts';

/** What an address has and what the contract asks for, in sun. */
export type PayoutLimits = Readonly<{
  /** The whole balance. */
  available: bigint;
  /** What of it lies in active roots. */
  claimable: bigint;
  minimum: bigint;
}>;

/** How an amount leaves: the whole balance is sent, a part is claimed by one's own transaction. */
export type WayOut = 'sent' | 'own-claim';

export function wayOut(amount: bigint | null, { available }: PayoutLimits): WayOut {
  return amount !== null && amount === available ? 'sent' : 'own-claim';
}

/** Why an amount cannot leave by that way, or null. Only what lies in active roots can be claimed. */
export function amountRefusal(
  amount: bigint | null,
  limits: PayoutLimits,
  way: WayOut,
): CodeWithParams | null {
  const { available, claimable } = limits;
  // The contract waives its minimum for all that active roots hold.
  const minimum = way === 'own-claim' && amount === claimable ? 0n : limits.minimum;
  // What would be wrong later too is told first.
  const isNeverRight = amount === null || amount > available || amount < minimum;
  const isOpen = way === 'sent' || isNeverRight || amount <= claimable;
  // What is asked for is rounded up, what is there is cut off.
  const format = (value: bigint) =>
    `${twoDecimals(value, value === minimum ? 'up' : 'down')}\u00a0TRX`;
  return refusalOfWithdrawal(amount, { available, minimum, isOpen }, format);
}
