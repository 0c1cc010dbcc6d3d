import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { BlockHead } from './indexed-block.ts';

/** The last block that was applied, and how far of the chain can no longer change. */
export type Cursor = Readonly<{
  number: number;
  id: string;
  /** Chain time in milliseconds. */
  timestamp: number;
  solid: number;
}>;

/** Another process has moved the cursor: this one is no longer the writer. */
export class CursorMoved extends Error {
  override name = 'CursorMoved';
}

type Row = { number: number; block_id: string; block_time: bigint; solid_number: number };

/** Null before the first block. */
export async function readCursor(database: Database): Promise<Cursor | null> {
  const { rows } = await sql<Row>`
    select number, block_id, block_time, solid_number from chain_cursor where name = 'chain'
  `.execute(database);
  const [row] = rows;
  return row
    ? {
        number: row.number,
        id: row.block_id,
        timestamp: Number(row.block_time),
        solid: row.solid_number,
      }
    : null;
}

/**
 * Moves the cursor. To be the first statement of a block's transaction: it locks the row, and throws
 * unless the cursor stands where this process believes it does.
 */
export async function moveCursor(
  transaction: DatabaseTransaction,
  from: Cursor | null,
  to: Cursor,
): Promise<void> {
  const { numAffectedRows } = from
    ? await sql`
        update chain_cursor set number = ${to.number}, block_id = ${to.id},
          block_time = ${to.timestamp}, solid_number = ${to.solid}, seen_at = now(), halted = null,
          node_head = greatest(node_head, ${to.number})
        where name = 'chain' and number = ${from.number} and block_id = ${from.id}
          and solid_number = ${from.solid}
      `.execute(transaction)
    : await sql`
        insert into chain_cursor (name, number, block_id, block_time, solid_number, node_head, node_solid)
        values ('chain', ${to.number}, ${to.id}, ${to.timestamp}, ${to.solid}, ${to.number}, ${to.solid})
        on conflict do nothing
      `.execute(transaction);
  if (numAffectedRows !== 1n) throw new CursorMoved('the cursor is not where it was left');
}

/** Writes down how far the nodes are, so that every process can tell the lag. */
export async function noteNodes(
  database: Database,
  head: BlockHead,
  solid: BlockHead,
): Promise<void> {
  await sql`
    update chain_cursor
    set node_head = ${head.number}, node_solid = ${solid.number}, seen_at = now(), halted = null
    where name = 'chain'
  `.execute(database);
}

export async function noteHalt(database: Database, reason: string): Promise<void> {
  await sql`update chain_cursor set halted = ${reason} where name = 'chain'`.execute(database);
}
