import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { ChainSeen } from './chain-seen.ts';

/** Where the index stands, as orders are judged by it. */
export type OrderPosition = Readonly<{
  head: Readonly<{ number: number; timestamp: number }>;
  solid: Readonly<{ number: number; timestamp: number }>;
  seen: ChainSeen;
}>;

type Row = Readonly<{
  number: number;
  block_time: bigint;
  solid_number: number;
  solid_time: bigint | null;
  ids: readonly string[];
}>;

const query = sql<Row>`
  select number, block_time, solid_number,
    (select ts from chain_block where number = solid_number) as solid_time,
    array(select id from chain_block where number > solid_number order by chain_block.number) as ids
  from chain_cursor where name = 'chain'`;

/** Null while nothing was indexed yet. */
export async function readPosition(database: Database): Promise<OrderPosition | null> {
  const [row] = (await query.execute(database)).rows;
  if (row === undefined) return null;
  return {
    head: { number: row.number, timestamp: Number(row.block_time) },
    solid: { number: row.solid_number, timestamp: Number(row.solid_time ?? 0n) },
    seen: { solid: row.solid_number, ids: row.ids },
  };
}

/** Before the first block there are no orders, and nothing is solid. */
export const beforeFirstBlock: OrderPosition = {
  head: { number: 0, timestamp: 0 },
  solid: { number: 0, timestamp: 0 },
  seen: { solid: 0, ids: [] },
};

/**
 * Where the index stands, and stands still until the transaction ends: what is written meanwhile has its
 * place between two blocks, so that an index built again finds it there too.
 */
export async function holdPosition(
  transaction: DatabaseTransaction,
): Promise<OrderPosition | null> {
  await sql`select from chain_cursor where name = 'chain' for share`.execute(transaction);
  // A statement of its own: the one above may have waited, and sees other tables as they were before.
  return readPosition(transaction);
}
