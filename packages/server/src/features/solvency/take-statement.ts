import { poolTree, statementOf } from '@vellum/api/solvency/solvency-tree';
import { solvencyLog } from '@vellum/contracts/solvency';
import type { Address } from '@vellum/tron/address';
import { getNowBlock } from '@vellum/tron/client/blocks';
import { sql } from 'kysely';
import { type ChainPosition, readChainPosition } from '../../indexer/chain-position.ts';
import type { Database } from '../../platform/database/database.ts';
import { type OwedPool, readOwed } from './claims/read-owed.ts';
import type { SolvencyParts } from './solvency-parts.ts';
import type { NamedPool } from './statement-store.ts';

/** TRON's zero address: stands for TRX. */
const NO_COIN = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' as Address;
/** Balances of one call: a node gives a call only so much time. */
const AT_ONCE = 400;
const TRX = { symbol: 'TRX', decimals: 6 } as const;

/**
 * What is held and owed at one block: owed from the tables as they stand at it, held from the node while that block is
 * its newest. Null when the chain moved meanwhile, or something of it is not known yet.
 */
export async function takeStatement(parts: SolvencyParts) {
  const before = await getNowBlock(parts.client);
  const position = await parts.position();
  if (position?.headId !== before.id || position.halted !== null) return null;
  await parts.catchUp(position);
  const weightOf = await parts.weights(position);
  const owed = await owedAt(parts, position, weightOf);
  const held = owed && (await heldAt(parts, owed, position.head));
  if (!held || (await getNowBlock(parts.client)).id !== before.id) return null;
  const named = await Promise.all(
    owed.map((pool, index) => namedPool(parts, pool, held[index] ?? 0n)),
  );
  const at = { block: position.head, blockId: position.headId };
  const pools = named.filter(({ kind, tree }) => !isSale(kind) || tree.held + tree.owed > 0n);
  const statement = statementOf(
    at,
    pools.map(({ tree }) => tree),
  );
  return { statement, pools, at: position.chainTime };
}

const isSale = (kind: NamedPool['kind']) => ['presale', 'trade', 'basePool'].includes(kind);

async function owedAt(
  { database, contracts }: SolvencyParts,
  { headId, head, chainTime }: ChainPosition,
  weightOf: (level: number, term: bigint) => bigint,
): Promise<readonly OwedPool[] | null> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const now = await readChainPosition(transaction);
      if (now?.headId !== headId || !(await isAllKnown(transaction))) return null;
      return readOwed({ database: transaction, contracts, head, chainTime, weightOf });
    });
}

/** What no event says about launches and series is asked for as they come; without it sums would be too small. */
async function isAllKnown(database: Database): Promise<boolean> {
  const { rows } = await sql<{ unknown: boolean }>`
    select exists (select from launch_token l
        where not exists (select from launch_constant c where c.token = l.token))
      or exists (select from trade_total t where opened_txid is not null and not exists
        (select from trade_end e where e.trade = t.trade and e.opened_txid = t.opened_txid))
      or exists (select from box_series s where not exists (select from box_series_terms t
        where t.series = s.series and t.created_txid = s.created_txid
          and t.created_block = s.created_block)) as unknown`.execute(database);
  return rows[0]?.unknown === false;
}

/** Null when the node answered of another block. */
async function heldAt(
  { ask, contracts }: SolvencyParts,
  pools: readonly OwedPool[],
  block: number,
): Promise<readonly bigint[] | null> {
  const held: bigint[] = [];
  for (let from = 0; from < pools.length; from += AT_ONCE) {
    const holdings = pools
      .slice(from, from + AT_ONCE)
      .map(({ contract, coin }) => ({ holder: contract, coin: coin ?? NO_COIN }));
    const told = await ask(contracts.solvencyLog, solvencyLog.balances(holdings));
    if (told.block !== BigInt(block)) return null;
    held.push(...told.amounts);
  }
  return held;
}

async function namedPool(parts: SolvencyParts, pool: OwedPool, held: bigint): Promise<NamedPool> {
  const { contract, coin, kind, token, coinName, claims } = pool;
  const facts = coin === null ? TRX : await parts.coin(coin);
  return {
    kind,
    token,
    symbol: coinName ?? facts.symbol ?? '',
    decimals: facts.decimals ?? 0,
    tree: poolTree({ contract, coin }, held, claims),
  };
}
