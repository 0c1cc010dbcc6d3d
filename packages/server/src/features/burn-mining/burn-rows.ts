import type { Address } from '@vellum/tron/address';

/** A burn as the index keeps it. U has 6 decimals, times are of the chain in milliseconds. */
export type BurnRow = {
  id: bigint;
  burner: Address;
  coin: Address;
  amount: bigint;
  u_amount: bigint;
  at: bigint;
  txid: string;
  block: number;
};

/** An address that burned; `claimed` is in the reward coin. */
export type NodeRow = {
  address: Address;
  power: bigint;
  burns: number;
  claimed: bigint;
  first_at: bigint;
  last_at: bigint;
};

/** A coin that was listed at some time, with all that was burned of it. */
export type BurnCoinRow = {
  coin: Address;
  allowed: boolean;
  amount: bigint;
  u_amount: bigint;
  burns: bigint;
};
