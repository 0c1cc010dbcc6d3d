import type { Topic } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import type { Pool } from 'pg';

/** One event as it goes out. `id` is what a client names to go on after it. */
export type FeedRow = Readonly<{
  id: bigint;
  topic: Topic;
  block: bigint | null;
  final: boolean;
  retracted: boolean;
  payload: unknown;
}>;

/** With whom it concerns; null for everyone. */
export type OwnedFeedRow = FeedRow & Readonly<{ address: Address | null }>;

/** Whose events, and which. */
export type FeedFilter = Readonly<{ address: Address | null; topics: readonly Topic[] }>;

export type FeedReader = Readonly<{
  /** The newest id; what comes after it is new. */
  newest(): Promise<bigint>;
  /** The next events after an id, in order. */
  after(id: bigint, filter: FeedFilter): Promise<readonly FeedRow[]>;
  /** The same of everyone's. */
  since(id: bigint): Promise<readonly OwnedFeedRow[]>;
}>;

/** So many at once, so that one slow reader holds no more than that. */
export const FEED_PAGE = 200;

/**
 * Reads the table `event_feed`. Its ids are given in the order of commits (see its migration), so that
 * nothing can appear behind an id that was already read.
 */
export function feedReader(pool: Pool): FeedReader {
  return {
    async newest() {
      const { rows } = await pool.query<{ id: bigint }>({
        name: 'feed-newest',
        text: 'select coalesce(max(id), 0)::int8 as id from event_feed',
      });
      return rows[0]?.id ?? 0n;
    },
    async after(id, { address, topics }) {
      const { rows } = await pool.query<FeedRow>({
        name: 'feed-after',
        // Two walks along the index of addresses. Any other wording lets PostgreSQL walk along the ids
        // instead, through everyone's rows, for one who may have none.
        text: `select * from (
            (${rowsOf('address is null')}) union all (${rowsOf('address = any(array[$2])')})
          ) rows order by id limit ${FEED_PAGE}`,
        values: [id, address, topics],
      });
      return rows;
    },
    async since(id) {
      const { rows } = await pool.query<OwnedFeedRow>({
        name: 'feed-since',
        text: `select ${columns}, address from event_feed where id > $1 order by id limit ${FEED_PAGE}`,
        values: [id],
      });
      return rows;
    },
  };
}

const columns = 'id, topic, block::int8 as block, final, retracted, payload';

const rowsOf = (whose: string) =>
  `select ${columns} from event_feed
   where ${whose} and id > $1 and topic = any($3) order by address, id limit ${FEED_PAGE}`;
