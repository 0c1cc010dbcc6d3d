import { sql } from 'kysely';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { isTransient } from './transient.ts';

/** Told of an annotation that could not be written. */
export type OnSkipped = (error: unknown) => void;

/**
 * Runs an annotation so that its failure cannot stop a block: what it wrote is taken back, and it is
 * skipped. False when it was. What the database's own condition caused is thrown on.
 */
export async function attempt(
  transaction: DatabaseTransaction,
  work: () => Promise<void>,
  onSkipped: OnSkipped,
): Promise<boolean> {
  await sql`savepoint annotation`.execute(transaction);
  const done = await work().then(
    () => true,
    async (error: unknown) => {
      if (await isTransient(transaction, error)) throw error;
      await sql`rollback to savepoint annotation`.execute(transaction);
      onSkipped(error);
      return false;
    },
  );
  await sql`release savepoint annotation`.execute(transaction);
  return done;
}
