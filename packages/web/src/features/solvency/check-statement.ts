import type { PoolSums } from '@vellum/api/solvency/solvency-hash';
import { rootOfPools } from '@vellum/api/solvency/solvency-tree';
import { fromHex, toHex } from '@vellum/tron/bytes';
import type { Overview, StatedBlock } from './solvency-queries.ts';

/** The root that the sums of all pools lead to, computed here; null when they lead to none. */
export function rootOf({ block, blockId, pools }: StatedBlock): string | null {
  try {
    const sums = pools.map(
      (pool): PoolSums => ({
        contract: pool.contract,
        coin: pool.coin,
        held: BigInt(pool.held),
        owed: BigInt(pool.owed),
        leaves: pool.leaves,
        tree: fromHex(pool.tree),
      }),
    );
    return toHex(rootOfPools({ block, blockId }, sums).root);
  } catch {
    // Whatever cannot be hashed was not what a root was made of.
    return null;
  }
}

/**
 * Whether the sums shown lead to another root than the one named with them, or, where a root is published for their
 * block, to another than that: figures of their own beside a root that is right would pass for published ones.
 */
export function isForeign(statement: StatedBlock, published: Overview['published']): boolean {
  const root = rootOf(statement);
  const isPublished = published?.block === statement.block;
  return root !== statement.root || (isPublished && root !== published.root);
}
