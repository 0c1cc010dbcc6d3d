import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { unwatchedSession, watchedSession } from '../platform/database/watched-session.ts';

/** Any number that nothing else locks. */
export const INDEXER_LOCK = 7_201_010;

/**
 * Runs `lead` while this process alone holds the indexer's lock; false when another one holds it. Lock
 * and writes share one connection: who loses the one cannot do the other. Of two writers of blocks the
 * cursor would refuse one; for the past of a new contract, which is written beside it, nothing else would.
 */
export function whileLeading(
  database: Database,
  lead: (connection: Database) => Promise<void>,
): Promise<boolean> {
  return database.connection().execute(async (connection) => {
    const { rows } = await sql<{ held: boolean }>`
      select pg_try_advisory_lock(${INDEXER_LOCK}) as held
    `.execute(connection);
    if (!rows[0]?.held) return false;
    try {
      // Blocks are not a visitor's question: a large one may take its time.
      await sql`set statement_timeout = 0`.execute(connection);
      await sql.raw(watchedSession).execute(connection);
      await lead(connection);
      return true;
    } finally {
      // On a lost connection the lock is gone already, and the pool must not be told otherwise.
      await release(connection).catch(() => {});
    }
  });
}

async function release(connection: Database): Promise<void> {
  await sql`reset statement_timeout`.execute(connection);
  await sql.raw(unwatchedSession).execute(connection);
  await sql`select pg_advisory_unlock(${INDEXER_LOCK})`.execute(connection);
}
