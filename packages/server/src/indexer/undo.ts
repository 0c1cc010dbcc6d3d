import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { attempt } from './annotate.ts';
import { notifyReaders } from './apply-blocks.ts';
import { blockAt, deleteBlock } from './block-store.ts';
import { type Cursor, moveCursor } from './cursor.ts';
import type { Duties } from './duties.ts';

/** Makes the tables record how their rows were before a block that may be replaced. */
export async function keepUndo(database: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await sql`select chain_keep_undo(${table}::regclass)`.execute(database);
  }
}

/** Takes back every block above `number`, newest first, in one transaction. */
export async function rollBack(
  transaction: DatabaseTransaction,
  from: Cursor,
  number: number,
  { annotators, onSkipped }: Duties,
): Promise<Cursor> {
  if (number < from.solid) throw new RangeError(`block ${number} is below what is solid`);
  const base = await blockAt(transaction, number);
  const to = { number, id: base.id, timestamp: base.timestamp, solid: from.solid };
  await moveCursor(transaction, from, to);
  for (let height = from.number; height > number; height--) {
    const { id } = await blockAt(transaction, height);
    await sql`select chain_undo_block(${height})`.execute(transaction);
    await deleteBlock(transaction, height);
    for (const annotator of annotators) {
      const tell = async () => annotator.undone?.(transaction, { number: height, id });
      await attempt(transaction, tell, onSkipped);
    }
  }
  await notifyReaders(transaction, to);
  return to;
}
