import type { OfferTerms } from '@vellum/api/otc/otc-offer';
import type { OfferState } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';

export type OfferRow = {
  id: bigint;
  maker: Address;
  sell: Address;
  amount: bigint;
  want: Address | null;
  want_amount: bigint;
  only_taker: Address | null;
  expires: bigint;
  whole_only: boolean;
  remaining: bigint;
  fills: number;
  paid: bigint;
  made_at: bigint;
  closed_at: bigint | null;
  txid: string;
  block: number;
};

export type FillRow = {
  block: number;
  tx_idx: number;
  log_idx: number;
  offer: bigint;
  maker: Address;
  taker: Address;
  sell: Address;
  amount: bigint;
  want: Address | null;
  paid: bigint;
  at: bigint;
  txid: string;
};

type Course = Pick<OfferRow, 'closed_at' | 'remaining' | 'expires'>;

/** By the chain's time, milliseconds. */
export function offerStateOf({ closed_at, remaining, expires }: Course, now: number): OfferState {
  if (closed_at !== null) return remaining === 0n ? 'taken' : 'cancelled';
  return expires > BigInt(now) ? 'open' : 'expired';
}

export const termsOf = (row: OfferRow): OfferTerms => ({
  amount: row.amount,
  left: row.closed_at === null ? row.remaining : 0n,
  wantAmount: row.want_amount,
  wholeOnly: row.whole_only,
});
