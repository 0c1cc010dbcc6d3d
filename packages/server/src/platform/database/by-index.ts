import { sql } from 'kysely';
import type { DatabaseTransaction } from './database.ts';

/**
 * Runs statements that name their rows by key, a few thousand of maybe millions. While a backfill runs ahead of
 * the statistics, the planner would read whole tables for every batch instead.
 */
export async function byIndex<T>(
  transaction: DatabaseTransaction,
  work: () => Promise<T>,
): Promise<T> {
  await allowScans(transaction, 'off');
  const result = await work();
  await allowScans(transaction, 'on');
  return result;
}

async function allowScans(transaction: DatabaseTransaction, allowed: 'on' | 'off'): Promise<void> {
  await sql`select set_config(name, ${allowed}, true)
    from unnest(array['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']) name`.execute(
    transaction,
  );
}
