import type { BodyOf, ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { solvency } from '@vellum/api/solvency/solvency';
import { shareProof } from '@vellum/api/solvency/solvency-proof';
import type { PoolTree } from '@vellum/api/solvency/solvency-tree';
import type { PoolState } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { readPage } from '../../platform/http/read-page.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { SolvencyParts } from './solvency-parts.ts';
import type { PoolRow, PublishedRow } from './statement-store.ts';
import type { BuiltStatement } from './statement-trees.ts';

type Overview = ReplyOf<typeof solvency.overview>;

/** What every pool held and owed when they were last looked at. */
export async function overview(parts: SolvencyParts): Promise<Overview> {
  const { store, trees, everyMs } = parts;
  const [newest, published] = await Promise.all([store.newest(), store.newestPublished()]);
  const { headId, asOf } = await readHead(parts);
  if (newest === null) {
    const nothing = { statement: null, published: publishedOf(published), nextAt: 0 };
    return { ...nothing, asOf };
  }
  const [built, pools] = await Promise.all([trees(newest, headId), store.pools(newest.block)]);
  // Pools whose claims are not those that were counted.
  const altered = [...(built?.altered ?? [])];
  const shown = pools.map((pool) => ({
    ...nameOf(pool),
    ...sumsOf(pool),
    tree: pool.tree,
    state: stateOf(pool, altered),
  }));
  return {
    statement: {
      ...blockOf(newest),
      root: newest.root,
      leaves: newest.leaves,
      pools: shown,
    },
    published: publishedOf(published),
    nextAt: Number(newest.at) + everyMs,
    asOf,
  };
}

/** Earlier looks, the newest first. */
export async function statementPage(
  parts: SolvencyParts,
  body: BodyOf<typeof solvency.list>,
): Promise<ReplyOf<typeof solvency.list>> {
  const { asOf } = await readHead(parts);
  const page = await readPage(body, parts.store.page);
  return {
    ...page,
    list: page.list.map((row) => ({
      ...blockOf(row),
      root: row.root,
      leaves: row.leaves,
      cover: Number(row.cover),
      state: row.short ? 'short' : 'covered',
      txid: row.txid,
      final: row.block <= asOf.solid,
    })),
    asOf,
  };
}

/** What an address is owed by the newest published statement, with everything that leads to its root. */
export async function sharesOf(
  parts: SolvencyParts,
  address: Address,
): Promise<ReplyOf<typeof solvency.shares>> {
  const row = await parts.store.newestPublished();
  const { headId, asOf } = await readHead(parts);
  const built = row && (await parts.trees(row, headId));
  if (row === null || built === null) return { statement: null, list: [], asOf };
  const { statement, pools } = built;
  return {
    statement: { ...blockOf(row), root: row.root, pools: statement.pools.length },
    list: statement.pools.flatMap((tree, index) => {
      const [pool, place] = [pools[index], tree.claims.findIndex((c) => c.owner === address)];
      return pool === undefined || place < 0 ? [] : [shareOf(built, pool, tree, place)];
    }),
    asOf,
  };
}

function shareOf({ statement }: BuiltStatement, row: PoolRow, tree: PoolTree, place: number) {
  const { claim, index, path, pool, poolIndex, poolPath } = shareProof(statement, tree, place);
  return {
    ...nameOf(row),
    ...sumsOf(pool),
    amount: `${claim.amount}`,
    index,
    path: path.map(({ hash, sum }) => ({ hash: toHex(hash), sum: `${sum}` })),
    poolIndex,
    poolPath: poolPath.map(toHex),
  };
}

/** All claims on a pool, so that anyone can add them up. */
export async function claimPage(
  parts: SolvencyParts,
  body: BodyOf<typeof solvency.listClaims>,
): Promise<ReplyOf<typeof solvency.listClaims>> {
  const { store } = parts;
  const pool = (await store.pools(body.block)).find(
    ({ contract, coin }) => contract === body.contract && coin === (body.coin ?? ''),
  );
  if (pool === undefined) throw new Refusal({ code: 'NOT_FOUND' });
  const { asOf } = await readHead(parts);
  const page = await readPage(body, (rows) => store.claimPage(body.block, pool.idx, rows));
  return {
    ...page,
    total: pool.leaves,
    list: page.list.map(({ owner, amount, idx }) => ({
      ...{ owner, amount: `${amount}`, index: idx },
      final: body.block <= asOf.solid,
    })),
    asOf,
  };
}

async function readHead({ position }: SolvencyParts) {
  const at = await position();
  return { headId: at?.headId ?? '', asOf: { head: at?.head ?? 0, solid: at?.solid ?? 0 } };
}

const blockOf = ({ block, block_id, at }: PublishedRow) => ({
  block,
  blockId: block_id,
  at: Number(at),
});

const nameOf = ({ contract, coin, kind, token, symbol, decimals }: PoolRow) => ({
  ...{ contract, coin: coin || null, kind, token, symbol, decimals },
});

const sumsOf = ({ held, owed, leaves }: Pick<PoolRow, 'held' | 'owed' | 'leaves'>) => ({
  held: `${held}`,
  owed: `${owed}`,
  leaves,
});

function stateOf(pool: PoolRow, altered: readonly number[]): PoolState {
  if (altered.includes(pool.idx)) return 'altered';
  return pool.held < pool.owed ? 'short' : 'covered';
}

const publishedOf = (row: PublishedRow | null) =>
  row?.txid == null
    ? null
    : {
        block: row.block,
        root: row.root,
        txid: row.txid,
        publishedAt: Number(row.published_at),
      };
