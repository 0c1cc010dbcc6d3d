import { liquidityHelper } from '@vellum/contracts/liquidity';
import { locker } from '@vellum/contracts/locks';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { eventSource } from '../../indexer/events/event-source.ts';
import { sumOf, whoOf } from '../../indexer/events/event-values.ts';
import type { ChainEvent, Projection } from '../../indexer/projection.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import { putRows } from '../../platform/database/put-rows.ts';
import type { PurchaseRow } from './liquidity-rows.ts';

const MS = 1000n;

/** LP that was bought: added by the helper and locked by it in the same transaction, until it is taken out. */
export const purchaseProjection: Projection = {
  name: 'lp-purchases',
  tables: ['lp_purchase'],
  sources: [eventSource('liquidityHelper', liquidityHelper), eventSource('locker', locker)],
  async apply(transaction, events) {
    const rows = await load(transaction, events);
    for (const purchase of purchasesIn(events)) rows.set(purchase.lock_idx, purchase);
    for (const event of events) followLock(rows, event);
    await putRows(transaction, 'lp_purchase', ['block', 'tx_idx', 'log_idx'], [...rows.values()]);
  },
};

/**
 * A lock that the helper made belongs to what it added for the same person and the same LP. Both stand in one
 * transaction, in either order.
 */
function purchasesIn(events: readonly ChainEvent[]): PurchaseRow[] {
  const added = events.filter(({ name }) => name === 'LiquidityAdded');
  const made = new Map(
    events
      .filter(({ name }) => name === 'LockedByOther')
      .map((event) => [sumOf(event, 'index'), whoOf(event, 'maker')]),
  );
  const used = new Set<ChainEvent>();
  return events
    .filter(({ name }) => name === 'Lock')
    .flatMap((lock) => {
      const maker = made.get(sumOf(lock, 'index'));
      const found = added.find((event) => !used.has(event) && isOf(event, lock, maker));
      if (found === undefined) return [];
      used.add(found);
      return [purchaseOf(found, lock)];
    });
}

const isOf = (added: ChainEvent, lock: ChainEvent, maker: Address | undefined): boolean =>
  added.txid === lock.txid &&
  added.contract === maker &&
  whoOf(added, 'user') === whoOf(lock, 'locker') &&
  sumOf(added, 'lp') === sumOf(lock, 'amount');

const purchaseOf = (added: ChainEvent, lock: ChainEvent): PurchaseRow => ({
  block: lock.block,
  tx_idx: lock.transactionIndex,
  log_idx: lock.logIndex,
  txid: lock.txid,
  buyer: whoOf(added, 'user'),
  pair: whoOf(lock, 'coin'),
  token: whoOf(added, 'token'),
  token_paid: sumOf(added, 'tokenUsed'),
  trx_paid: sumOf(added, 'trxUsed'),
  lp: sumOf(added, 'lp'),
  at: BigInt(lock.timestamp),
  lock_idx: sumOf(lock, 'index'),
  create_time: sumOf(lock, 'createTime') * MS,
  release_at: sumOf(lock, 'lockTime') * MS,
  taken_at: null,
  changed_block: lock.block,
});

/** Locks of other origin are none of ours. */
function followLock(rows: ReadonlyMap<bigint, PurchaseRow>, event: ChainEvent): void {
  if (event.name === 'Extended') {
    const row = rows.get(sumOf(event, 'index'));
    if (row === undefined) return;
    row.release_at = sumOf(event, 'lockTime') * MS;
    row.changed_block = event.block;
  }
  if (event.name === 'Unlock') {
    const key = sumOf(event, 'createTime') * MS;
    const row = [...rows.values()].find(({ create_time }) => create_time === key);
    if (row === undefined) return;
    row.taken_at = BigInt(event.timestamp);
    row.changed_block = event.block;
  }
}

async function load(transaction: DatabaseTransaction, events: readonly ChainEvent[]) {
  const extended = events.filter(({ name }) => name === 'Extended');
  const taken = events.filter(({ name }) => name === 'Unlock');
  const { rows } = await sql<PurchaseRow>`
    select * from lp_purchase
    where lock_idx = any (${plainArray(extended.map((one) => sumOf(one, 'index')))}::bigint[])
    union select * from lp_purchase
    where create_time = any (${plainArray(taken.map((one) => sumOf(one, 'createTime') * MS))}::bigint[])
  `.execute(transaction);
  return new Map(rows.map((row) => [row.lock_idx, { ...row }]));
}
