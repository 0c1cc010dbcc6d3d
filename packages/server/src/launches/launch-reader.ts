import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';

/** A launch as the index has it. Times of the chain in milliseconds, lengths in seconds, TRX in sun. */
export type Launch = Readonly<{
  token: Address;
  creator: Address;
  presale: Address;
  trade: Address;
  base_pool: Address;
  pair: Address;
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
  presale_owner: Address | null;
  sold: bigint;
  sold_out_at: bigint | null;
  launched_at: bigint | null;
  failed_at: bigint | null;
  lp_minted: bigint;
  lp_for_users: bigint;
  lp_claimed: bigint;
  trade_price: bigint;
  trade_max: bigint;
  trade_state: number;
  trade_sold: bigint;
  trade_owner: Address | null;
}>;

export type LaunchReader = (token: Address) => Promise<Launch>;

/** Refuses with NOT_FOUND what no factory of ours made. */
export const launchReader =
  (database: Database): LaunchReader =>
  async (token) => {
    const { rows } = await sql<Launch>`select * from launch_token where token = ${token}`.execute(
      database,
    );
    if (rows[0] === undefined) throw new Refusal({ code: 'NOT_FOUND' });
    return rows[0];
  };

/** Name and symbol of the row `launch`, for SQL; empty until the node was asked for them. */
export const named = sql`coalesce(c.name, '') as token_name, coalesce(c.symbol, '') as token_symbol`;

/** Whether the presale of the row `l` failed by this chain time; missing the goal needs no mark. */
export const hasFailed = (now: number) => sql`(l.launched_at is null and (l.failed_at is not null
  or (l.sold_out_at is null and l.end_time <= ${now}::bigint
    and l.sold * 10000 < l.shares * l.soft_cap_rate)))`;
