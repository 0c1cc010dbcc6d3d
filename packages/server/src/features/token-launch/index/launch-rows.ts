import type { Address } from '@vellum/tron/address';
import type { LaunchRow } from '../../../launches/launch-row.ts';

export type HolderRow = {
  token: Address;
  owner: Address;
  amount: bigint;
  since: bigint;
  block: number;
};

export type BurnRow = {
  block: number;
  tx_idx: number;
  log_idx: number;
  token: Address;
  amount: bigint;
  reserve_after: bigint;
  at: bigint;
  txid: string;
};

type Made = Pick<
  LaunchRow,
  | 'token'
  | 'idx'
  | 'creator'
  | 'presale'
  | 'trade'
  | 'base_pool'
  | 'pair'
  | 'created_at'
  | 'block'
  | 'txid'
>;

/** A launch before the first event of its parts: all of them follow in the same transaction. */
export const newLaunch = (made: Made): LaunchRow => ({
  ...made,
  changed_block: made.block,
  ...{ start_time: 0n, end_time: 0n, share_price: 0n, shares: 0n, shares_per_buyer: 0n },
  ...{ soft_cap_rate: 0, user_lp_share: 0, creator_lp_share: 0, backing_share: 0 },
  ...{ creator_lp_receiver: made.creator, presale_owner: null, trade_owner: null },
  ...{ vesting_delay: 0n, vesting_rate: 0, vesting_interval: 0n, term_changes: -1 },
  ...{ sold: 0n, sold_out_at: null, launched_at: null, launch_block: null, failed_at: null },
  ...{ lp_minted: 0n, lp_for_users: 0n, lp_for_creator: 0n, lp_claimed: 0n, backing: 0n },
  refunded: 0n,
  ...{ trade_price: 0n, trade_max: 0n, trade_state: 0, trade_sold: 0n, trade_withdrawn: false },
  ...{ supply: 0n, burned: 0n, pair_burned: 0n, last_pair_burn: null, launch_reserve: 0n },
  ...{ holders: 0, early_bought: 0n },
  ...{ reserve_token: 0n, reserve_trx: 0n, lp_supply: 0n, lp_burned: 0n },
});
