import { locker } from '@vellum/contracts/locks';
import { sql } from 'kysely';
import { eventSource } from '../../indexer/events/event-source.ts';
import { sumOf, whoOf } from '../../indexer/events/event-values.ts';
import type { ChainEvent, Projection } from '../../indexer/projection.ts';
import { byIndex } from '../../platform/database/by-index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import { putRows } from '../../platform/database/put-rows.ts';
import type { LockRow } from './lock-row.ts';

const MS = 1000n;

/** Every lock, for whom and by whom it was made, how far it was moved and whether it was taken out. */
export const lockProjection: Projection = {
  name: 'locks',
  tables: ['lock_record'],
  sources: [eventSource('locker', locker)],
  async apply(transaction, events) {
    await byIndex(transaction, async () => {
      const book = await load(transaction, events);
      for (const event of events) moves[event.name]?.(book, event);
      await putRows(transaction, 'lock_record', ['idx'], [...book.byNumber.values()]);
    });
  },
};

/** The locks that a batch of events makes or names. */
class LockBook {
  readonly byNumber = new Map<bigint, LockRow>();
  readonly byKey = new Map<bigint, LockRow>();

  add(lock: LockRow): void {
    this.byNumber.set(lock.idx, lock);
    this.byKey.set(lock.create_time, lock);
  }
}

type Move = (book: LockBook, event: ChainEvent) => void;

const moves: Readonly<Record<string, Move>> = {
  Lock(book, event) {
    book.add({
      idx: sumOf(event, 'index'),
      locker: whoOf(event, 'locker'),
      coin: whoOf(event, 'coin'),
      amount: sumOf(event, 'amount'),
      create_time: sumOf(event, 'createTime') * MS,
      lock_time: sumOf(event, 'lockTime') * MS,
      made_by: null,
      made_at: BigInt(event.timestamp),
      txid: event.txid,
      extended: 0,
      taken_at: null,
      take_txid: null,
      block: event.block,
    });
  },
  LockedByOther(book, event) {
    lockAt(book, event).made_by = whoOf(event, 'maker');
  },
  Extended(book, event) {
    const lock = lockAt(book, event);
    lock.lock_time = sumOf(event, 'lockTime') * MS;
    lock.extended += 1;
    lock.block = event.block;
  },
  Unlock(book, event) {
    const key = sumOf(event, 'createTime') * MS;
    const lock = book.byKey.get(key);
    if (lock === undefined) throw new Error(`there is no lock ${key}`);
    lock.taken_at = BigInt(event.timestamp);
    lock.take_txid = event.txid;
    lock.block = event.block;
  },
};

function lockAt(book: LockBook, event: ChainEvent): LockRow {
  const lock = book.byNumber.get(sumOf(event, 'index'));
  if (lock === undefined) throw new Error(`there is no lock ${event.args['index']}`);
  return lock;
}

async function load(
  transaction: DatabaseTransaction,
  events: readonly ChainEvent[],
): Promise<LockBook> {
  const named = events.flatMap(({ args }) => (args['index'] as bigint | undefined) ?? []);
  const taken = events.filter(({ name }) => name === 'Unlock');
  const keys = taken.map((event) => sumOf(event, 'createTime') * MS);
  const { rows } = await sql<LockRow>`
    select * from lock_record where idx = any (${plainArray(named)}::bigint[])
    union select * from lock_record where create_time = any (${plainArray(keys)}::bigint[])
  `.execute(transaction);
  const book = new LockBook();
  for (const row of rows) book.add({ ...row });
  return book;
}
