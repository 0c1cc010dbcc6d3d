import { sql } from 'kysely';
import { at } from '../platform/database/at.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';

/** One thing that the stream tells. */
export type FeedRow = Readonly<{
  topic: 'order' | 'income' | 'block' | 'trade';
  /** Whom it concerns; null for everyone. */
  address: string | null;
  payload: Readonly<Record<string, unknown>>;
  /** Null for what no block caused. */
  block: number | null;
  /** It lies below the solid block and will not be taken back. */
  final: boolean;
  /** Takes back what a lost block had caused. */
  retracted: boolean;
}>;

type FeedTable = Readonly<{
  topic: string;
  address: string | null;
  payload: string;
  block: number | null;
  final: boolean;
  retracted: boolean;
}>;

/**
 * Appends to the feed in the transaction of the change it tells of, and wakes the streams on commit. Locks
 * the feed until then, so it comes after every other lock of the transaction.
 */
export async function appendToFeed(
  transaction: DatabaseTransaction,
  rows: readonly FeedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await transaction
    .withTables<{ event_feed: FeedTable }>()
    .insertInto('event_feed')
    .values(rows.map((row) => ({ ...row, payload: JSON.stringify(row.payload) })))
    .execute();
}

/**
 * Forgets what was told before a time in unix milliseconds: nobody is cut off for so long and continues. Walks along the
 * ids from the oldest to the first that stays, so it reads little more than it removes.
 */
export async function removeOldEvents(database: Database, before: number): Promise<void> {
  await sql`delete from event_feed where at < ${at(before)} and id < coalesce(
      (select id from event_feed where at >= ${at(before)} order by id limit 1),
      9223372036854775807)`.execute(database);
}
