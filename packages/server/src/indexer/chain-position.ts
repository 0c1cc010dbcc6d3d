import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Where the tables stand: what a reply that was read from them is true of. */
export type ChainPosition = Readonly<{
  head: number;
  headId: string;
  solid: number;
  /** Time of the head block, milliseconds. */
  chainTime: number;
  /** Height that the nodes last told; the lag is what it is above `head`. */
  nodeHead: number;
  nodeSolid: number;
  /** Why the indexer stopped; null while it works. */
  halted: string | null;
  /** Wall time at which the indexer was last heard of, milliseconds. */
  seenAt: number;
}>;

/** What a reply needs of it. */
export type ReplyPosition = Pick<ChainPosition, 'head' | 'headId' | 'solid' | 'chainTime'>;

type Row = Readonly<{
  number: number;
  block_id: string;
  block_time: bigint;
  solid_number: number;
  node_head: number;
  node_solid: number;
  halted: string | null;
  seen_at: number;
}>;

const query = sql<Row>`
  select number, block_id, block_time, solid_number, node_head, node_solid, halted, seen_at
  from chain_cursor where name = 'chain'`;

/** Null before the first block. In a transaction, it is the position that the transaction sees. */
export async function readChainPosition(database: Database): Promise<ChainPosition | null> {
  const [row] = (await query.execute(database)).rows;
  if (row === undefined) return null;
  return {
    head: row.number,
    headId: row.block_id,
    solid: row.solid_number,
    chainTime: Number(row.block_time),
    nodeHead: row.node_head,
    nodeSolid: row.node_solid,
    halted: row.halted,
    seenAt: row.seen_at,
  };
}

const beforeFirstBlock: ReplyPosition = { head: 0, headId: '', solid: 0, chainTime: 0 };

/** Asks where the tables stand, which is at block 0 before the first block. */
export const chainPosition = (database: Database) => async (): Promise<ReplyPosition> =>
  (await readChainPosition(database)) ?? beforeFirstBlock;

/** As replies name it. */
export const asOf = ({ head, solid }: Pick<ChainPosition, 'head' | 'solid'>) => ({ head, solid });
