import type { Address } from '@vellum/tron/address';

/** A launch as the index keeps it. Money in base units, times of the chain in milliseconds, lengths in seconds. */
export type LaunchRow = {
  token: Address;
  idx: bigint;
  creator: Address;
  presale: Address;
  trade: Address;
  base_pool: Address;
  pair: Address;
  created_at: bigint;
  block: number;
  txid: string;
  changed_block: number;

  start_time: bigint;
  end_time: bigint;
  share_price: bigint;
  shares: bigint;
  shares_per_buyer: bigint;
  soft_cap_rate: number;
  user_lp_share: number;
  creator_lp_share: number;
  creator_lp_receiver: Address;
  vesting_delay: bigint;
  vesting_rate: number;
  vesting_interval: bigint;
  backing_share: number;
  /** Before the creation's own terms: -1. */
  term_changes: number;
  presale_owner: Address | null;

  sold: bigint;
  sold_out_at: bigint | null;
  launched_at: bigint | null;
  launch_block: number | null;
  failed_at: bigint | null;
  lp_minted: bigint;
  lp_for_users: bigint;
  lp_for_creator: bigint;
  lp_claimed: bigint;
  backing: bigint;
  refunded: bigint;

  trade_price: bigint;
  trade_max: bigint;
  trade_state: number;
  trade_sold: bigint;
  trade_withdrawn: boolean;
  trade_owner: Address | null;

  supply: bigint;
  burned: bigint;
  pair_burned: bigint;
  last_pair_burn: bigint | null;
  launch_reserve: bigint;
  holders: number;
  early_bought: bigint;

  reserve_token: bigint;
  reserve_trx: bigint;
  lp_supply: bigint;
  lp_burned: bigint;
};
