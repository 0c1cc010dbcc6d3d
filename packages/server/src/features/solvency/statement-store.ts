import { smaller } from '@vellum/api/numbers/bigint-order';
import type { PoolTree, Statement } from '@vellum/api/solvency/solvency-tree';
import type { PoolKind } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { putRows } from '../../platform/database/put-rows.ts';
import type { Rows } from '../../platform/http/read-page.ts';

/** A pool with what people call it. */
export type NamedPool = Readonly<{
  kind: PoolKind;
  token: string | null;
  symbol: string;
  decimals: number;
  tree: PoolTree;
}>;

export type StatementRow = Readonly<{
  block: number;
  block_id: string;
  at: bigint;
  root: string;
  leaves: number;
  cover: bigint;
  short: boolean;
}>;

/** With where its root was published, if it was. */
export type PublishedRow = StatementRow &
  Readonly<{ txid: string | null; published_at: bigint | null }>;

export type PoolRow = Readonly<{
  block: number;
  idx: number;
  contract: Address;
  /** Empty for TRX. */
  coin: Address | '';
  kind: PoolKind;
  token: string | null;
  symbol: string;
  decimals: number;
  held: bigint;
  owed: bigint;
  leaves: number;
  tree: string;
}>;

export type ClaimOfPool = Readonly<{ pool: number; idx: number; owner: Address; amount: bigint }>;

/** Statements whose claims are kept, beside the newest published one; sums and roots of the others stay. */
const KEPT = 48;

/** Held for every 10,000 owed, where it is least; so much where nothing is owed. */
export const MOST_COVER = 1_000_000n;

export type StatementStore = ReturnType<typeof statementStore>;

/** What was seen, and which of it stands on the chain. */
export function statementStore(database: Database, clock: Clock) {
  return {
    ...singleStatements(database),
    async page({ offset, limit }: Rows) {
      const { rows } = await sql<PublishedRow>`${published}
        order by s.block desc offset ${offset} limit ${limit}`.execute(database);
      return rows;
    },
    async pools(block: number): Promise<readonly PoolRow[]> {
      const { rows } = await sql<PoolRow>`
        select * from solvency_pool where block = ${block} order by idx`.execute(database);
      return rows;
    },
    async claims(block: number) {
      const { rows } = await sql<ClaimOfPool>`select pool, idx, owner, amount
        from solvency_claim where block = ${block} order by pool, idx`.execute(database);
      return rows;
    },
    /** Another whenever a claim of the statement was written since. */
    async versionOfClaims(block: number) {
      const { rows } = await sql<{ version: string }>`
        select concat(count(*), ' ', sum(amount), ' ', max(xmin::text::bigint)) as version
        from solvency_claim where block = ${block}`.execute(database);
      return rows[0]?.version ?? '';
    },
    async claimPage(block: number, pool: number, { offset, limit }: Rows) {
      const { rows } = await sql<ClaimOfPool>`select pool, idx, owner, amount from solvency_claim
        where block = ${block} and pool = ${pool} order by idx
        offset ${offset} limit ${limit}`.execute(database);
      return rows;
    },
    /** Statements of blocks that were replaced say nothing any more. */
    async removeReplaced() {
      await sql`delete from solvency_statement s using chain_block b
        where b.number = s.block and b.id <> s.block_id`.execute(database);
    },
    remove: (block: number) =>
      sql`delete from solvency_statement where block = ${block}`.execute(database),
    add: (statement: Statement, pools: readonly NamedPool[], at: number) =>
      database
        .transaction()
        .execute((transaction) => add(transaction, statement, pools, { at, madeAt: clock() })),
  };
}

function singleStatements(database: Database) {
  const one = async (rest: RawBuilder<unknown>): Promise<PublishedRow | null> => {
    const { rows } = await sql<PublishedRow>`${published} ${rest}`.execute(database);
    return rows[0] ?? null;
  };
  return {
    newest: () => one(sql`order by s.block desc limit 1`),
    newestPublished: () => one(sql`where r.txid is not null order by s.block desc limit 1`),
    find: (block: number) => one(sql`where s.block = ${block}`),
  };
}

async function add(
  transaction: DatabaseTransaction,
  { block, blockId, root, pools: trees }: Statement,
  pools: readonly NamedPool[],
  { at, madeAt }: Readonly<{ at: number; madeAt: number }>,
): Promise<void> {
  const named = new Map(pools.map((pool) => [pool.tree, pool]));
  const row = {
    ...{ block, block_id: blockId, at, root: toHex(root) },
    leaves: trees.reduce((sum, { leaves }) => sum + leaves, 0),
    cover: trees.map(coverOf).reduce(smaller, MOST_COVER),
    short: trees.some(({ held, owed }) => held < owed),
    made_at: new Date(madeAt),
  };
  await putRows(transaction, 'solvency_statement', ['block'], [row]);
  await putRows(
    transaction,
    'solvency_pool',
    ['block', 'idx'],
    trees.map((tree, idx) => ({ block, idx, ...poolRow(tree, named.get(tree)) })),
  );
  for (const [pool, { claims }] of trees.entries()) {
    const rows = claims.map(({ owner, amount }, idx) => ({ block, pool, idx, owner, amount }));
    await putRows(transaction, 'solvency_claim', ['block', 'pool', 'idx'], rows);
  }
  await sql`delete from solvency_claim where block < (select coalesce(min(block), 0) from (
    select block from solvency_statement order by block desc limit ${KEPT}) kept)
    and block is distinct from (select max(p.block) from (${published}) p where p.txid is not null)`.execute(
    transaction,
  );
}

function poolRow(
  { contract, coin, held, owed, leaves, tree }: PoolTree,
  pool: NamedPool | undefined,
) {
  if (pool === undefined) throw new Error('a pool without a name');
  const { kind, token, symbol, decimals } = pool;
  const names = { contract, coin: coin ?? '', kind, token, symbol, decimals };
  return { ...names, held, owed, leaves, tree: toHex(tree) };
}

const coverOf = ({ held, owed }: PoolTree): bigint => {
  return owed === 0n ? MOST_COVER : (held * 10_000n) / owed;
};

const published = sql`
  select s.*, r.txid, r.at as published_at from solvency_statement s
  left join solvency_root r on r.number = s.block and r.root = s.root`;
