import { searchForm } from '@vellum/api/typed-text/look-alike';
import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import { burnedBps } from '../../launches/burned-bps.ts';
import { named } from '../../launches/launch-reader.ts';
import type { LaunchRow } from '../../launches/launch-row.ts';
import type { StageColumn } from '../../launches/launch-stage.ts';
import { oldestAlike } from '../../launches/oldest-alike.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Rows } from '../../platform/http/read-page.ts';
import type { SwapRow } from './swap-row.ts';

/** A launched token with what is shown of it in a list of tokens to swap. */
export type LaunchedTokenRow = Readonly<
  Pick<
    LaunchRow,
    | 'token'
    | StageColumn
    | 'reserve_token'
    | 'reserve_trx'
    | 'last_pair_burn'
    | 'vesting_delay'
    | 'vesting_rate'
    | 'vesting_interval'
  > & {
    token_name: string;
    token_symbol: string;
    image: string | null;
    burn_interval: bigint | null;
    burn_rate: number | null;
    burn_floor: bigint | null;
    /** Of its pair so far. */
    burned_bps: number;
    block: number;
    /** Of the oldest launch that the token can be mistaken for. */
    alike_symbol: string | null;
  }
>;

type SwapFilter = Readonly<{ pair?: Address | undefined; trader?: Address | undefined }>;

/** Launched tokens that can be swapped, and swaps. */
export function swapStore(database: Database) {
  const read = async <R>(query: RawBuilder<R>) => (await query.execute(database)).rows;
  return {
    /** Those with most TRX in their pool first. */
    tokens(keyword: string, { offset, limit }: Rows): Promise<LaunchedTokenRow[]> {
      return read(sql<LaunchedTokenRow>`${launchedTokens}
        where l.launched_at is not null and l.reserve_trx > 0 and l.reserve_token > 0
          and ${startsWith(keyword)}
        order by l.reserve_trx desc, l.idx desc offset ${offset} limit ${limit}`);
    },
    async token(token: Address): Promise<LaunchedTokenRow | undefined> {
      return (await read(sql<LaunchedTokenRow>`${launchedTokens} where l.token = ${token}`))[0];
    },
    swaps({ pair, trader }: SwapFilter, { offset, limit }: Rows): Promise<SwapRow[]> {
      const ofPair = pair === undefined ? sql`true` : sql`pair = ${pair}`;
      const ofTrader = trader === undefined ? sql`true` : sql`trader = ${trader}`;
      return read(sql<SwapRow>`select * from pool_swap where ${ofPair} and ${ofTrader}
        order by block desc, tx_idx desc, log_idx desc offset ${offset} limit ${limit}`);
    },
  };
}

const launchedTokens = sql`
  select l.token, ${named}, (select t.texts ->> 'image' from token_text t where t.token = l.token
      order by t.number desc limit 1) as image,
    l.launched_at, l.failed_at, l.sold_out_at, l.start_time, l.end_time, l.shares, l.sold, l.soft_cap_rate,
    l.reserve_token, l.reserve_trx, l.last_pair_burn,
    l.vesting_delay, l.vesting_rate, l.vesting_interval,
    c.burn_interval, c.burn_rate, c.burn_floor, ${sql.raw(burnedBps('l.token'))} as burned_bps, l.changed_block as block, own.symbol as alike_symbol
  from launch_token l join launch_constant c using (token)
    left join lateral (${sql.raw(oldestAlike('c'))}) own on true`;

/** By name, symbol or address. */
function startsWith(keyword: string) {
  const key = searchForm(keyword);
  if (key === '') return sql`true`;
  const pattern = `${key.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`(c.symbol_key like ${pattern} or c.name_key like ${pattern} or l.token = ${keyword})`;
}
