import type { OwnedBoxState } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import type { BoxRow } from './box-row.ts';
import { type Moment, type Rows, type SeriesView, seriesView } from './series-store.ts';

/** A box that was bought. */
export type SoldBox = Omit<BoxRow, 'owner' | 'bought_block' | 'bought_at' | 'bought_txid'> &
  Readonly<{ owner: Address; bought_block: bigint; bought_at: bigint; bought_txid: string }>;

export type BoxOfMine = SoldBox &
  Readonly<{ state: OwnedBoxState }> &
  Pick<
    SeriesView,
    | 'phase'
    | 'price'
    | 'bond'
    | 'fee_bps'
    | 'sold'
    | 'tiers'
    | 'prize_coin'
    | 'coin_symbol'
    | 'reveal_block'
    | 'captured_at'
    | 'reveal_time'
  >;

type Owned = Readonly<{
  owner: Address;
  series?: bigint | undefined;
  status?: OwnedBoxState | undefined;
}>;

export type BoxStore = Readonly<{
  /** The sold boxes of a series by number. */
  ofSeries(
    series: bigint,
    page: Rows & Readonly<{ owner?: Address | undefined }>,
  ): Promise<SoldBox[]>;
  find(series: bigint, box: bigint): Promise<BoxRow | null>;
  /** By number of the sold box: its prize, or null. */
  prizes(series: bigint): Promise<readonly (number | null)[]>;
  /** How many sold boxes were opened in each tier, by the first prize number after each. */
  openedByTier(series: bigint, ends: readonly number[]): Promise<readonly number[]>;
  /** The newest first. */
  ofOwner(owned: Owned, rows: Rows, moment: Moment): Promise<BoxOfMine[]>;
  countOfOwner(owned: Owned, moment: Moment): Promise<number>;
  /** How many boxes an address has bought of all series. */
  countBought(owner: Address): Promise<number>;
}>;

const LARGEST_SERIES = 2n ** 63n - 1n;
const LARGEST_BOX = 2n ** 31n - 1n;

export function boxStore(database: Database): BoxStore {
  return {
    async ofSeries(series, { owner = null, offset, limit }) {
      const { rows } = await sql<SoldBox>`
        select * from blind_box where series = ${series} and owner is not null
          and (${owner}::text is null or owner = ${owner})
        order by box offset ${offset} limit ${limit}`.execute(database);
      return rows;
    },
    async find(series, box) {
      if (series > LARGEST_SERIES || box > LARGEST_BOX) return null;
      const { rows } = await sql<BoxRow>`
        select * from blind_box where series = ${series} and box = ${box}`.execute(database);
      return rows[0] ?? null;
    },
    async prizes(series) {
      // One text in place of up to 100,000 rows, which anyone may ask for.
      const { rows } = await sql<{ prizes: string | null }>`
        select string_agg(coalesce(prize::text, 'null'), ',' order by box) as prizes
        from blind_box where series = ${series} and owner is not null
      `.execute(database);
      return JSON.parse(`[${rows[0]?.prizes ?? ''}]`);
    },
    async openedByTier(series, ends) {
      const { rows } = await sql<{ tier: number; boxes: bigint }>`
        select width_bucket(prize, ${plainArray(ends)}::integer[]) as tier, count(*) as boxes
        from blind_box where series = ${series} and owner is not null and prize is not null
        group by tier
      `.execute(database);
      return ends.map((_, place) => Number(rows.find(({ tier }) => tier === place)?.boxes ?? 0n));
    },
    async ofOwner(owned, { offset, limit }, moment) {
      const { rows } = await sql<BoxOfMine>`${ownedBy(owned, moment)}
        order by bought_block desc, series desc, box desc offset ${offset} limit ${limit}
      `.execute(database);
      return rows;
    },
    async countOfOwner(owned, moment) {
      const { rows } = await sql<{ count: bigint }>`
        select count(*) as count from (${ownedBy(owned, moment)}) mine`.execute(database);
      return Number(rows[0]?.count ?? 0n);
    },
    async countBought(owner) {
      const { rows } = await sql<{ count: bigint }>`
        select count(*) as count from blind_box where owner = ${owner}`.execute(database);
      return Number(rows[0]?.count ?? 0n);
    },
  };
}

function ownedBy({ owner, series, status }: Owned, moment: Moment) {
  // A number beyond the column is the number of no series.
  const named = series !== undefined && series > LARGEST_SERIES ? -1n : series;
  return sql`select * from (
    select b.*, s.phase, s.price, s.bond, s.fee_bps, s.sold, s.tiers, s.prize_coin, s.coin_symbol,
      s.reveal_block, s.captured_at, s.reveal_time, case
      when b.refund is not null then 'refunded'
      when b.prize is not null then 'opened'
      when s.phase = 'revealed' then 'openable'
      when s.phase = 'void' then 'refundable'
      else 'sealed' end as state
    from blind_box b join (${seriesView(moment)}) s on s.series = b.series
    where b.owner = ${owner}
      and (${named ?? null}::bigint is null or b.series = ${named ?? null})
  ) mine where ${status ?? null}::text is null or state = ${status ?? null}`;
}
