import type { Address } from '@vellum/tron/address';

/** A series as the index keeps it. Money in base units, times of the chain in milliseconds, words in hex. */
export type SeriesRow = {
  series: bigint;
  operator: Address;
  commit: string;
  prize_coin: Address;
  total: number;
  escrow: bigint;
  bond: bigint;
  sold: number;
  opened: number;
  refunded: number;
  created_block: bigint;
  created_at: bigint;
  created_txid: string;
  reveal_block: bigint | null;
  closed_block: bigint | null;
  closed_at: bigint | null;
  closed_txid: string | null;
  block_hash: string | null;
  captured_block: bigint | null;
  captured_at: bigint | null;
  captured_txid: string | null;
  seed: string | null;
  revealed_block: bigint | null;
  revealed_at: bigint | null;
  revealed_txid: string | null;
  prizes_burned: boolean;
};

export type BoxRow = {
  series: bigint;
  box: number;
  /** Null for a box that nobody bought. */
  owner: Address | null;
  bought_block: bigint | null;
  bought_at: bigint | null;
  bought_txid: string | null;
  prize: number | null;
  opened_block: bigint | null;
  opened_txid: string | null;
  refund: bigint | null;
  refunded_block: bigint | null;
  refunded_txid: string | null;
};

/** What the contract fixed when the series was made. */
export type TermsRow = {
  series: bigint;
  created_txid: string;
  created_block: bigint;
  price: bigint;
  start_at: bigint;
  end_at: bigint;
  buyer_limit: number;
  fee_bps: number;
  reveal_time: bigint;
  /** Count and amount of each tier. */
  tiers: readonly (readonly [count: number, amount: string])[];
  coin_symbol: string;
  coin_decimals: number;
};

export type BoxTables = {
  box_series: SeriesRow;
  blind_box: BoxRow;
  box_series_terms: TermsRow;
  box_secret: { commit: string; secret: string };
};
