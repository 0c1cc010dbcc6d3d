import { sql } from 'kysely';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { annotateSolid, notifyReaders } from './apply-blocks.ts';
import { type Cursor, moveCursor } from './cursor.ts';
import type { Duties } from './duties.ts';

/** Marks the applied blocks up to this one as such that can no longer be replaced. */
export async function solidify(
  transaction: DatabaseTransaction,
  from: Cursor,
  solid: Readonly<{ number: number; timestamp: number }>,
  duties: Duties,
): Promise<Cursor> {
  const to = { ...from, solid: solid.number };
  await moveCursor(transaction, from, to);
  await sql`
    update chain_block set solid = true where number > ${from.solid} and number <= ${to.solid}
  `.execute(transaction);
  await sql`delete from chain_undo where block <= ${to.solid}`.execute(transaction);
  await annotateSolid(transaction, solid, duties);
  await notifyReaders(transaction, to);
  return to;
}
