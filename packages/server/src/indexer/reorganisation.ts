import type { Database } from '../platform/database/database.ts';
import { NodesDisagree } from './agreed-blocks.ts';
import { blockAt } from './block-store.ts';
import type { Cursor } from './cursor.ts';
import { Halt } from './halt.ts';
import type { IndexedBlock } from './indexed-block.ts';
import type { NodeSource } from './node-source.ts';

/** The branch that takes the place of the newest blocks: they go down to `base`, then these come. */
export type Branch = Readonly<{ base: number; blocks: readonly IndexedBlock[] }>;

/** Blocks that a node serves in one answer. */
const MOST_BLOCKS = 100;

/**
 * The branch of the chain above the newest block that it shares with what was applied, fetched and
 * checked before anything is taken back. It is strictly higher than what it replaces, and never reaches
 * below a solid block: that is a Halt.
 */
export async function findBranch(
  database: Database,
  source: NodeSource,
  cursor: Cursor,
  signal: AbortSignal,
): Promise<Branch> {
  const base = await sharedBlock(database, source, cursor, signal);
  const blocks: IndexedBlock[] = [];
  const end = cursor.number + 2;
  for (let from = base.number + 1; from < end; from += MOST_BLOCKS) {
    const to = Math.min(from + MOST_BLOCKS, end);
    const parent = blocks.at(-1)?.id ?? base.id;
    const part = await source.blocks(from, to, 'latest', signal);
    if (part[0]?.parentId !== parent) {
      throw new NodesDisagree(`the branch above block ${base.number} changed while it was read`);
    }
    blocks.push(...part);
  }
  return { base: base.number, blocks };
}

async function sharedBlock(
  database: Database,
  source: NodeSource,
  cursor: Cursor,
  signal: AbortSignal,
): Promise<Readonly<{ number: number; id: string }>> {
  for (let number = cursor.number; number >= cursor.solid; number--) {
    const { id } = await source.head(number, 'latest', signal);
    if (id === (await blockAt(database, number)).id) return { number, id };
  }
  throw new Halt(
    `the chain no longer holds block ${cursor.solid}, which was solid: it was reorganised below, or the node is of another chain`,
  );
}
