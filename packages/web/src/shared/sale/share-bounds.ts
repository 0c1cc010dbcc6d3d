import type { CodeWithParams } from '@vellum/api/refusals/error-codes';

/** What bounds a purchase of shares, in a presale or an internal trade. Amounts in sun. */
export type ShareBounds = Readonly<{
  /** Shares that nobody has bought. */
  left: number;
  perBuyer: number;
  /** Shares that the buyer holds. */
  held: number;
  price: bigint;
  /** Null while unknown. */
  balance: bigint | null;
}>;

/** How many the buyer may still take. */
export function mostShares({ left, perBuyer, held }: ShareBounds): number {
  return Math.max(0, Math.min(left, perBuyer - held));
}

/** Which bound so many shares would break; null when none. */
export function boundBroken(bounds: ShareBounds, wanted: number): CodeWithParams | null {
  const { left, perBuyer, held, price, balance } = bounds;
  const max = perBuyer.toString();
  if (wanted > perBuyer) return { code: 'EXCEEDS_MAX_PURCHASE', params: { max } };
  if (held + wanted > perBuyer) return { code: 'EXCEEDS_MAX_SHARES', params: { max } };
  if (wanted > left) return { code: 'REMAINING_INSUFFICIENT', params: { left: left.toString() } };
  const isShort = balance !== null && price * BigInt(wanted) > balance;
  return isShort ? { code: 'INSUFFICIENT_TRX' } : null;
}
