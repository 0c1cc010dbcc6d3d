import type { Address } from '@vellum/tron/address';

/** A pair as the index keeps it. */
export type PoolRow = {
  pair: Address;
  reserve0: bigint;
  reserve1: bigint;
  lp_supply: bigint;
  burned_lp: bigint;
  block: number;
};

/** LP that the helper locked for its buyer. Times are of the chain in milliseconds. */
export type PurchaseRow = {
  block: number;
  tx_idx: number;
  log_idx: number;
  txid: string;
  buyer: Address;
  pair: Address;
  token: Address;
  token_paid: bigint;
  trx_paid: bigint;
  lp: bigint;
  at: bigint;
  lock_idx: bigint;
  create_time: bigint;
  release_at: bigint;
  taken_at: bigint | null;
  changed_block: number;
};
