import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { attempt } from './annotate.ts';
import { notifyReaders } from './apply-blocks.ts';
import { blockAt, deleteBlocksAbove } from './block-store.ts';
import { type Cursor, moveCursor } from './cursor.ts';
import type { Duties } from './duties.ts';

/** Makes the tables record how their rows were before a block that may be replaced. */
export async function keepUndo(database: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await sql`select chain_keep_undo(${table}::regclass)`.execute(database);
  }
}

/** Takes back every block above `number` in one transaction. */
export async function rollBack(
  transaction: DatabaseTransaction,
  from: Cursor,
  number: number,
  duties: Duties,
): Promise<Cursor> {
  if (number < from.solid) throw new RangeError(`block ${number} is below the solid block`);
  const base = await blockAt(transaction, number);
  const to = { number, id: base.id, timestamp: base.timestamp, solid: from.solid };
  await moveCursor(transaction, from, to);
  await undoAbove(
    transaction,
    number,
    duties.annotators.flatMap(({ tables }) => tables),
  );
  const lost = await deleteBlocksAbove(transaction, number);
  for (const block of lost) await tellUndone(transaction, block, duties);
  await notifyReaders(transaction, to);
  return to;
}

/** Annotators hear of one block after the other, newest first, and find their tables as before each. */
async function tellUndone(
  transaction: DatabaseTransaction,
  block: Readonly<{ number: number; id: string }>,
  { annotators, onSkipped }: Duties,
): Promise<void> {
  if (annotators.length > 0) await undoAbove(transaction, block.number - 1, []);
  for (const annotator of annotators) {
    const tell = async () => annotator.undone?.(transaction, block);
    await attempt(transaction, tell, onSkipped);
  }
}

async function undoAbove(
  transaction: DatabaseTransaction,
  base: number,
  spared: readonly string[],
): Promise<void> {
  await sql`select chain_undo_above(${base}, ${[...spared]}::text[])`.execute(transaction);
}
