import { sql } from 'kysely';
import type { DatabaseTransaction } from '../platform/database/database.ts';

/** Connection lost, deadlock, no room, shut down, lock not available: the same work may do better later. */
const TRANSIENT_CLASSES = ['08', '40', '53', '55', '57', '58'];
const IN_FAILED_TRANSACTION = '25P02';

/**
 * Whether an error inside a transaction came from the database's condition rather than from the work.
 * A lost connection has no code of its own, so the connection is asked.
 */
export async function isTransient(
  transaction: DatabaseTransaction,
  error: unknown,
): Promise<boolean> {
  const code = codeOf(error);
  if (code !== undefined && TRANSIENT_CLASSES.includes(code.slice(0, 2))) return true;
  try {
    await sql`select 1`.execute(transaction);
    return false;
  } catch (problem) {
    return codeOf(problem) !== IN_FAILED_TRANSACTION;
  }
}

function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}
