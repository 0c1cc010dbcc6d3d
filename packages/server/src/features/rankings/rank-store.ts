import type { RankingBoard } from '@vellum/api/wire/choice-lists';
import { DEAD_ADDRESS } from '@vellum/contracts/coins';
import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import { hasFailed, named } from '../../launches/launch-reader.ts';
import type { Database } from '../../platform/database/database.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import type { RankWindow } from './rank-window.ts';

/** A place on a board. `burned` only of the board of burns. */
export type PlaceRow = Readonly<{
  token: Address;
  rank: bigint;
  value: bigint;
  burned: bigint | null;
}>;

/** A board with its first places. */
export type Board = Readonly<{
  places: readonly PlaceRow[];
  /** Of all tokens. */
  sum: bigint;
  /** What the filter took away from the volume, and from how many addresses, counted for each token. */
  leftOut: Readonly<{ count: bigint; value: bigint }>;
}>;

export type NamedToken = Readonly<{
  token: Address;
  token_name: string;
  token_symbol: string;
  image: string | null;
  block: number;
}>;

type RankQuery = Readonly<{ window: RankWindow; now: number; locker: Address }>;

const PPM = 1_000_000;

/** Longer than a person waits for an answer: who comes after gets what the first one asked for. */
const STATEMENT_MS = 30_000;
/** Places that a board has; nobody looks for the rest in a ranking. */
const MOST_PLACES = 1_000;
/** With more rows to add up than these a board is no longer put together for every block. */
const MANY = 100_000;

type Totals = Readonly<{ sum: bigint; left_value: bigint; left_count: bigint }>;
type BoardRow = Totals & (PlaceRow | Readonly<{ token: null }>);

/** Boards as they follow from the sums of spans. */
export function rankStore(database: Database) {
  const read = async <R>(query: RawBuilder<R>, from: Database = database) =>
    (await query.execute(from)).rows;
  return {
    /** Equal values share a rank, the older token comes first. */
    async board(board: RankingBoard, asked: RankQuery): Promise<Board> {
      const rows = await database.transaction().execute(async (transaction) => {
        await sql.raw(`set local statement_timeout = ${STATEMENT_MS}`).execute(transaction);
        return read(boardQuery(boards[board](asked)), transaction);
      });
      const { sum = 0n, left_value = 0n, left_count = 0n } = rows[0] ?? {};
      const places = rows.filter((row): row is Totals & PlaceRow => row.token !== null);
      return { places, sum, leftOut: { count: left_count, value: left_value } };
    },
    /** As the database last counted them. */
    async hasMany(): Promise<boolean> {
      const [found] = await read(manyQuery);
      return (found?.many ?? 0) > MANY;
    },
    tokens(tokens: readonly Address[]): Promise<NamedToken[]> {
      return read(sql<NamedToken>`select l.token, ${named}, l.changed_block as block,
          (select t.texts ->> 'image' from token_text t where t.token = l.token
            order by t.number desc limit 1) as image
        from launch_token l left join launch_constant c using (token)
        where l.token = any (${plainArray(tokens)}::text[])`);
    },
  };
}

const manyQuery = sql<{ many: number }>`
  select coalesce(sum(reltuples), 0)::float8 as many from pg_class
  where oid = any ('{trader_span,token_span,launch_holder}'::regclass[])`;

export type RankStore = ReturnType<typeof rankStore>;

const boardQuery = (values: RawBuilder<unknown>) => sql<BoardRow>`
  with b as materialized (${values}), totals as (
    select coalesce(sum(value), 0) as sum, coalesce(sum(gross - value), 0) as left_value,
      coalesce(sum(cut), 0)::bigint as left_count from b)
  select totals.*, p.* from totals left join lateral (
    select token, value, burned, rank() over (order by value desc, coalesce(burned, 0) desc) as rank, idx
    from b where value > 0 order by 4, 5 limit ${MOST_PLACES}) p on true order by p.rank, p.idx`;

const within = ({ span, from, to }: RankWindow) =>
  sql`span = ${span} and start >= ${from}::bigint and start < ${to}::bigint`;

/** What each address traded of each token, and what of it counts: the difference, and nothing of the creator. */
const traders = (window: RankWindow) => sql`
  select token, sum(bought + sold) as gross,
    case when bool_or(is_creator) then 0 else abs(sum(bought) - sum(sold)) end as counted
  from trader_span where ${within(window)} group by token, trader`;

const boards: Readonly<Record<RankingBoard, (asked: RankQuery) => RawBuilder<unknown>>> = {
  raised: ({ window, now }) => sql`
    select l.token, l.idx, sum(s.raised) as value, sum(s.raised) as gross, 0 as cut,
      null::numeric as burned
    from token_span s join launch_token l using (token)
    where ${within(window)} and not ${hasFailed(now)} group by l.token, l.idx`,
  volume: ({ window }) => sql`
    select l.token, l.idx, sum(t.counted) as value, sum(t.gross) as gross,
      count(*) filter (where t.gross > t.counted) as cut, null::numeric as burned
    from (${traders(window)}) t join launch_token l using (token) group by l.token, l.idx`,
  burn: ({ window }) => sql`
    select l.token, l.idx, div(sum(s.burned) * ${PPM}, l.supply + l.burned) as value, 0 as gross, 0 as cut,
      sum(s.burned) as burned
    from token_span s join launch_token l using (token)
    where ${within(window)} and l.supply + l.burned > 0 group by l.token, l.idx, l.supply, l.burned`,
  holders: ({ window, locker }) =>
    window.span === 'a'
      ? sql`select token, idx, holders::numeric as value, 0 as gross, 0 as cut,
          null::numeric as burned from launch_token`
      : sql`select l.token, l.idx, count(*)::numeric as value, 0 as gross, 0 as cut,
            null::numeric as burned
          from launch_holder h join launch_token l using (token)
          where h.since >= ${window.from}::bigint and h.since < ${window.to}::bigint
            and h.owner not in (l.token, l.presale, l.trade, l.pair, l.base_pool, ${locker}, ${DEAD_ADDRESS})
          group by l.token, l.idx`,
};
