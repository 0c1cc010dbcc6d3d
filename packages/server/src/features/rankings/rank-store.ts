import { MAX_PAGE_DEPTH, type RankingBoard } from '@vellum/api/choice-lists';
import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import { hasFailed, named } from '../../launches/launch-reader.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RankWindow } from './rank-window.ts';

/** A place on a board. `burned` only of the board of burns. */
export type PlaceRow = Readonly<{
  token: Address;
  rank: bigint;
  value: bigint;
  burned: bigint | null;
}>;

export type BoardSums = Readonly<{ sum: bigint }>;
export type LeftOut = Readonly<{ count: bigint; value: bigint }>;

export type NamedToken = Readonly<{
  token: Address;
  token_name: string;
  token_symbol: string;
  image: string | null;
  block: number;
}>;

type Asked = Readonly<{ window: RankWindow; now: number; locker: Address }>;

const DEAD = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKLxmGkn';
const PPM = 1_000_000;

/** Boards as they follow from the sums of spans. */
export function rankStore(database: Database) {
  const read = async <R>(query: RawBuilder<R>) => (await query.execute(database)).rows;
  return {
    /** As far as pages reach. Equal values share a rank, the older token stands first. */
    places(board: RankingBoard, asked: Asked): Promise<PlaceRow[]> {
      return read(sql<PlaceRow>`select token, value, burned,
          rank() over (order by value desc, coalesce(burned, 0) desc) as rank
        from (${boards[board](asked)}) b where value > 0
        order by rank, idx limit ${MAX_PAGE_DEPTH}`);
    },
    async sum(board: RankingBoard, asked: Asked): Promise<bigint> {
      const [found] = await read(sql<BoardSums>`select coalesce(sum(value), 0) as sum
        from (${boards[board](asked)}) b where value > 0`);
      return found?.sum ?? 0n;
    },
    /** What the filter takes away from the volume, and from how many addresses, counted for each token. */
    async leftOut({ window }: Asked): Promise<LeftOut> {
      const [found] = await read(sql<LeftOut>`
        select count(*) filter (where gross > counted) as count, coalesce(sum(gross - counted), 0) as value
        from (${traders(window)}) t`);
      return found ?? { count: 0n, value: 0n };
    },
    tokens(tokens: readonly Address[]): Promise<NamedToken[]> {
      return read(sql<NamedToken>`select l.token, ${named}, l.changed_block as block,
          (select t.texts ->> 'image' from token_text t where t.token = l.token
            order by t.number desc limit 1) as image
        from launch_token l left join launch_constant c using (token)
        where l.token = any (${[...tokens]}::text[])`);
    },
  };
}

export type RankStore = ReturnType<typeof rankStore>;

const within = ({ span, from, to }: RankWindow) =>
  sql`span = ${span} and start >= ${from}::bigint and start < ${to}::bigint`;

/** What each address traded of each token, and what of it counts: the difference, and nothing of the creator. */
const traders = (window: RankWindow) => sql`
  select token, sum(bought + sold) as gross,
    case when bool_or(is_creator) then 0 else abs(sum(bought) - sum(sold)) end as counted
  from trader_span where ${within(window)} group by token, trader`;

const boards: Readonly<Record<RankingBoard, (asked: Asked) => RawBuilder<unknown>>> = {
  raised: ({ window, now }) => sql`
    select l.token, l.idx, sum(s.raised) as value, null::numeric as burned
    from token_span s join launch_token l using (token)
    where ${within(window)} and not ${hasFailed(now)} group by l.token, l.idx`,
  volume: ({ window }) => sql`
    select l.token, l.idx, sum(t.counted) as value, null::numeric as burned
    from (${traders(window)}) t join launch_token l using (token) group by l.token, l.idx`,
  burn: ({ window }) => sql`
    select l.token, l.idx, div(sum(s.burned) * ${PPM}, l.supply + l.burned) as value, sum(s.burned) as burned
    from token_span s join launch_token l using (token)
    where ${within(window)} and l.supply + l.burned > 0 group by l.token, l.idx, l.supply, l.burned`,
  holders: ({ window, locker }) =>
    window.span === 'a'
      ? sql`select token, idx, holders::numeric as value, null::numeric as burned from launch_token`
      : sql`select l.token, l.idx, count(*)::numeric as value, null::numeric as burned
          from launch_holder h join launch_token l using (token)
          where h.since >= ${window.from}::bigint and h.since < ${window.to}::bigint
            and h.owner not in (l.token, l.presale, l.trade, l.pair, l.base_pool, ${locker}, ${DEAD})
          group by l.token, l.idx`,
};
