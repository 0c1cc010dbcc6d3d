import type { boxStates } from '@vellum/api/order-kinds/display-states';
import type { BoxPhase } from '@vellum/api/wire/choice-lists';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { SeriesRow, TermsRow } from './box-row.ts';

export type BoxStatus = (typeof boxStates)[number];

/** Where the index stands: newest block and its time in milliseconds. */
export type Moment = Readonly<{ head: number; chainTime: number }>;
export type Rows = Readonly<{ offset: number; limit: number }>;
type Filter = Readonly<{ status?: BoxStatus | undefined; phase?: BoxPhase | undefined }>;

/** A series with its terms, in the phase that the contract has it in at that moment. */
export type SeriesView = SeriesRow & TermsRow & Readonly<{ phase: BoxPhase; status: BoxStatus }>;

export type SeriesStore = Readonly<{
  find(series: bigint, moment: Moment): Promise<SeriesView | null>;
  /** The newest first. */
  list(filter: Filter & Rows, moment: Moment): Promise<readonly SeriesView[]>;
  count(filter: Filter, moment: Moment): Promise<number>;
}>;

/** Blocks after the reveal block in which its hash can be taken, as the contract has it. */
export const HASH_BLOCKS = 256;

const LARGEST = 2n ** 63n - 1n;

/**
 * The contract's own decision, in its order and in whole seconds. Series whose terms are not known yet are not
 * there.
 */
export const seriesView = ({ head, chainTime }: Moment) => sql<SeriesView>`
  select named.*, case
    when phase in ('preparing', 'onSale') then phase
    when sold = total then 'soldOut'
    else 'ended' end as status
  from (
    select s.*, t.price, t.start_at, t.end_at, t.buyer_limit, t.fee_bps, t.reveal_time, t.tiers,
      t.coin_symbol, t.coin_decimals, case
      when s.revealed_block is not null then 'revealed'
      when s.captured_at is not null then case
        when ${chainTime}::bigint / 1000 > (s.captured_at + t.reveal_time) / 1000
        then 'void' else 'armed' end
      when s.reveal_block is not null then case
        when ${head}::bigint > s.reveal_block + ${HASH_BLOCKS}::bigint then 'void' else 'armed' end
      when s.sold = s.total then 'soldOut'
      when ${chainTime}::bigint >= t.end_at then 'ended'
      when ${chainTime}::bigint < t.start_at then 'preparing'
      else 'onSale' end as phase
    from box_series s join box_series_terms t on t.series = s.series
      and t.created_txid = s.created_txid and t.created_block = s.created_block
  ) named`;

export function seriesStore(database: Database): SeriesStore {
  return {
    async find(series, moment) {
      if (series > LARGEST) return null;
      const { rows } = await sql<SeriesView>`
        select * from (${seriesView(moment)}) one where series = ${series}
      `.execute(database);
      return rows[0] ?? null;
    },
    async list({ offset, limit, ...filter }, moment) {
      const { rows } = await sql<SeriesView>`
        select * from (${seriesView(moment)}) one where ${wanted(filter)}
        order by series desc offset ${offset} limit ${limit}`.execute(database);
      return rows;
    },
    async count(filter, moment) {
      const { rows } = await sql<{ count: bigint }>`
        select count(*) as count from (${seriesView(moment)}) one where ${wanted(filter)}`.execute(
        database,
      );
      return Number(rows[0]?.count ?? 0n);
    },
  };
}

const wanted = ({ status, phase }: Filter) => sql`
  ${status === undefined ? sql`true` : sql`status = ${status}`}
  and ${phase === undefined ? sql`true` : sql`phase = ${phase}`}`;
