import type { Claim } from '@vellum/api/solvency/solvency-hash';
import {
  type PoolTree,
  poolTree,
  type Statement,
  statementOf,
} from '@vellum/api/solvency/solvency-tree';
import { toHex } from '@vellum/tron/bytes';
import { perBlock } from '../../platform/per-block.ts';
import type { PoolRow, StatementRow, StatementStore } from './statement-store.ts';

/** A statement as its stored claims make it, with what was written down when it was made. */
export type BuiltStatement = Readonly<{
  row: StatementRow;
  /** In the order of the tree, as those below. */
  pools: readonly PoolRow[];
  statement: Statement;
  /** Pools whose claims are not those that were counted. */
  altered: ReadonlySet<number>;
}>;

/** Trees are large: the newest statement and the newest published one are asked for. */
const REMEMBERED = 3;

/**
 * Builds the trees of a statement from its stored claims, once while they stay as they are, which is looked at once for
 * each indexed head: anyone may ask, and there may be many. Null when they are not kept any more.
 */
export function statementTrees(store: StatementStore) {
  const known = new Map<string, Promise<BuiltStatement | null>>();
  const versionOf = perBlock((block: number) => store.versionOfClaims(block));
  return async (row: StatementRow, headId: string): Promise<BuiltStatement | null> => {
    const key = `${row.block_id} ${await versionOf(headId, row.block)}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const building = build(store, row);
    known.set(key, building);
    building.catch(() => known.delete(key));
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    return building;
  };
}

async function build(store: StatementStore, row: StatementRow): Promise<BuiltStatement | null> {
  const [pools, claims] = await Promise.all([store.pools(row.block), store.claims(row.block)]);
  if (claims.length === 0 && row.leaves > 0) return null;
  const byPool = Map.groupBy(claims, ({ pool }) => pool);
  const trees = pools.map((pool) => treeOf(pool, byPool.get(pool.idx) ?? []));
  const altered = pools
    .filter((pool, index) => isAltered(pool, trees[index]))
    .map(({ idx }) => idx);
  const statement = statementOf({ block: row.block, blockId: row.block_id }, trees);
  return { row, pools, statement, altered: new Set(altered) };
}

function treeOf(pool: PoolRow, claims: readonly Pick<Claim, 'owner' | 'amount'>[]): PoolTree {
  const name = { contract: pool.contract, coin: pool.coin || null };
  return poolTree(
    name,
    pool.held,
    claims.map(({ owner, amount }) => ({ ...name, owner, amount })),
  );
}

const isAltered = (pool: PoolRow, tree: PoolTree | undefined): boolean =>
  tree === undefined ||
  toHex(tree.tree) !== pool.tree ||
  tree.owed !== pool.owed ||
  tree.leaves !== pool.leaves;
