import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';

/** How many orders the chain has ended, and how many ends the history and the feed tell of. */
export async function endsTold(
  database: Database,
): Promise<Readonly<Record<'bound' | 'history' | 'feed', bigint>>> {
  const { rows } = await sql<Record<'bound' | 'history' | 'feed', bigint>>`select
    (select count(*) from order_chain where outcome <> 'mismatched') as bound,
    (select count(*) from order_event where to_state in ('settled', 'failed')) as history,
    (select count(*) from event_feed where topic = 'order' and final
      and payload ->> 'state' in ('settled', 'failed')) as feed`.execute(database);
  return rows[0]!;
}
