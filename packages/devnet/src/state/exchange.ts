import type { HexAddress } from '@vellum/tron/address';

/** One side of an exchange: `_` is TRX, in sun; otherwise the id of a token. */
export type ExchangeSide = Readonly<{ token: string; balance: bigint }>;

/** A pool of two tokens that one account fills and everyone trades with. */
export type Exchange = Readonly<{
  id: number;
  creator: HexAddress;
  /** Milliseconds. */
  createTime: number;
  first: ExchangeSide;
  second: ExchangeSide;
}>;

/** Ordered like the ids. */
export function exchangeKey(id: number): string {
  return String(id).padStart(16, '0');
}
