import { Client } from 'pg';
import { INDEXER_LOCK } from './indexer/leadership.ts';
import { PLATFORM_NAME } from './platform/database/platform-session.ts';
import { KEEPER_LOCK } from './roles/keep-as-leader.ts';

/** Sessions that processes of a platform have open in a database now. */
export type LiveSessions = Readonly<{
  count: number;
  /** Addresses of their machines; none for those that come through a socket of the database's own machine. */
  from: readonly string[];
}>;

/**
 * Asks a database who works on it; changes nothing, and what commands such as this one have open does not count. Throws
 * when it cannot be reached.
 */
export async function liveSessions(url: string): Promise<LiveSessions> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    // Where DATABASE_URL gives another name, workers are known by their locks and the API by what it listens to.
    const { rows } = await client.query<LiveSessions>(
      `select count(*)::int as count,
              coalesce(array_agg(distinct host(client_addr)) filter (where client_addr is not null), '{}') as "from"
       from pg_stat_activity a
       where datname = current_database() and pid <> pg_backend_pid()
         and (application_name = $1 or query like 'listen event_feed%' or exists (
           select from pg_locks l
           where l.pid = a.pid and locktype = 'advisory' and objid = any($2::bigint[])))`,
      [PLATFORM_NAME, [INDEXER_LOCK, KEEPER_LOCK]],
    );
    return rows[0] ?? { count: 0, from: [] };
  } finally {
    await client.end();
  }
}
