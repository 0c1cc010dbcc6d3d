import type { PoolSums } from '@vellum/api/solvency-hash';
import { rootOfPools } from '@vellum/api/solvency-tree';
import { fromHex, toHex } from '@vellum/tron/bytes';
import type { StatedBlock } from './solvency-queries.ts';

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
