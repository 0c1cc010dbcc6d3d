import { sql } from 'kysely';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { FeedRow } from './feed.ts';

/** How far back the feed is searched: what a lost block told was told a few blocks ago. */
const RECENT = 10_000;

/** Takes back, in the feed, what a lost block had told on a topic. */
export async function retractFromFeed(
  transaction: DatabaseTransaction,
  topic: FeedRow['topic'],
  block: number,
): Promise<void> {
  await sql`
    insert into event_feed (topic, address, payload, block, final, retracted)
    select distinct topic, address, payload, block, false, true from event_feed
    where id > (select coalesce(max(id), 0) from event_feed) - ${RECENT}
      and topic = ${topic} and block = ${block} and not retracted`.execute(transaction);
}
