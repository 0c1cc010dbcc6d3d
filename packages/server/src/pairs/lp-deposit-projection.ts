import { pair } from '@vellum/contracts/dex';
import { locker } from '@vellum/contracts/locks';
import { otcDesk } from '@vellum/contracts/otc';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { eventSource } from '../indexer/events/event-source.ts';
import { sumOf, whoOf } from '../indexer/events/event-values.ts';
import type { ChainEvent, Projection } from '../indexer/projection.ts';
import { byIndex } from '../platform/database/by-index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { plainArray } from '../platform/database/plain-array.ts';
import { putRows } from '../platform/database/put-rows.ts';
import { type DepositPool, type DepositRow, depositBook, depositKey } from './lp-deposit-book.ts';
import { type LpKeepers, type LpMove, lpMoves } from './lp-moves.ts';
import { pairNames } from './platform-pairs.ts';

type Contracts = LpKeepers & Readonly<Record<'liquidityHelper', Address>>;

/** What the LP of everyone was made of: what a position brought is told against it. */
export function lpDepositProjection(contracts: Contracts): Projection {
  return {
    name: 'lp-deposits',
    tables: ['lp_deposit', 'lp_deposit_pool'],
    sources: [
      ...[...pairNames, 'launchPair'].map((name) => eventSource(name, pair)),
      eventSource('locker', locker),
      eventSource('otcDesk', otcDesk),
    ],
    apply: (transaction, events) =>
      byIndex(transaction, async () => {
        const moves = lpMoves(events, contracts, await makersOf(transaction, events));
        const rows = await depositsOf(transaction, moves);
        const pools = await poolsOf(transaction, moves);
        const carriers = await presalesIn(transaction, moves);
        const apply = depositBook(rows, pools, carriers.add(contracts.liquidityHelper));
        for (const move of moves) apply(move);
        await putRows(transaction, 'lp_deposit_pool', ['pair'], [...pools.values()]);
        await write(transaction, [...rows.values()]);
      }),
  };
}

/** Who made the offers that were taken. It never changes, so that it may be read from rows of any block. */
async function makersOf(transaction: DatabaseTransaction, events: readonly ChainEvent[]) {
  const ids = events.filter(({ name }) => name === 'OfferTaken').map((one) => sumOf(one, 'id'));
  const made = events.filter(({ name }) => name === 'OfferMade');
  const makers = new Map(made.map((one) => [sumOf(one, 'id'), whoOf(one, 'maker')]));
  if (ids.some((id) => !makers.has(id))) {
    const { rows } = await sql<{ id: bigint; maker: Address }>`select id, maker from otc_offer
      where id = any (${plainArray(ids)}::bigint[])`.execute(transaction);
    for (const { id, maker } of rows) makers.set(id, maker);
  }
  return (id: bigint) => makers.get(id) ?? null;
}

const ownersOf = (move: LpMove): readonly Address[] => {
  if (move.kind === 'deposit') return [move.to];
  return move.kind === 'pass' ? [move.from, move.to].filter((who) => who !== null) : [];
};

async function depositsOf(transaction: DatabaseTransaction, moves: readonly LpMove[]) {
  const keys = moves.flatMap((move) => ownersOf(move).map((owner) => ({ pair: move.pair, owner })));
  const { rows } = await sql<DepositRow>`select d.* from (select distinct * from unnest(
      ${plainArray(keys.map((key) => key.pair))}::text[],
      ${plainArray(keys.map(({ owner }) => owner))}::text[]) as moved (pair, owner)) moved
    join lp_deposit d using (pair, owner)`.execute(transaction);
  return new Map(rows.map((row) => [depositKey(row), { ...row }]));
}

async function poolsOf(transaction: DatabaseTransaction, moves: readonly LpMove[]) {
  const pairs = plainArray([...new Set(moves.map((move) => move.pair))]);
  const { rows } = await sql<DepositPool>`select * from lp_deposit_pool
    where pair = any (${pairs}::text[])`.execute(transaction);
  return new Map(rows.map((row) => [row.pair, { ...row }]));
}

async function presalesIn(transaction: DatabaseTransaction, moves: readonly LpMove[]) {
  const givers = moves.flatMap((move) => (move.kind === 'pass' && move.from ? [move.from] : []));
  if (givers.length === 0) return new Set<Address>();
  const { rows } = await sql<{ presale: Address }>`select presale from launch_token
    where presale = any (${plainArray([...new Set(givers)])}::text[])`.execute(transaction);
  return new Set(rows.map(({ presale }) => presale));
}

/** Whoever has nothing left has no row. */
async function write(transaction: DatabaseTransaction, rows: readonly DepositRow[]): Promise<void> {
  const kept = rows.filter(({ lp }) => lp !== 0n);
  await putRows(transaction, 'lp_deposit', ['pair', 'owner'], kept);
  const gone = rows.filter(({ lp }) => lp === 0n);
  if (gone.length === 0) return;
  await sql`delete from lp_deposit where (pair, owner) in (select * from unnest(
      ${plainArray(gone.map((row) => row.pair))}::text[],
      ${plainArray(gone.map(({ owner }) => owner))}::text[]))`.execute(transaction);
}
