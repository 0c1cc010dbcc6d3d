import type { Address } from '@vellum/tron/address';

/** What someone may do and holds in an internal trade. */
export type TradeBuyerRow = {
  trade: Address;
  buyer: Address;
  token: Address;
  allowed: boolean;
  listed_at: bigint | null;
  shares: bigint;
  paid: bigint;
  settled: 'delivered' | 'refunded' | null;
  block: number;
};

/** What all of them together come to. */
export type TradeTotalRow = {
  trade: Address;
  token: Address;
  listed: number;
  delivered: bigint;
  refunded: bigint;
  withdrawn_at: bigint | null;
  opened_txid: string | null;
  block: number;
};

/** A trade of a token. On the pair it has tokens and a price, inside it has shares. */
export type FillRow = {
  block: number;
  tx_idx: number;
  log_idx: number;
  txid: string;
  token: Address;
  trader: Address;
  side: 'buy' | 'sell';
  tokens: bigint | null;
  price: bigint | null;
  shares: bigint | null;
  value: bigint;
  at: bigint;
};

/** What the next event of a pair is read with. */
export type MarketRow = {
  token: Address;
  pair: Address;
  reserve_token: bigint;
  reserve_trx: bigint;
  touched_txid: string;
  giver: Address | null;
  taker: Address | null;
  block: number;
};

export type CandleRow = {
  token: Address;
  interval: string;
  t: bigint;
  o: bigint;
  h: bigint;
  l: bigint;
  c: bigint;
  v: bigint;
  fills: number;
};
