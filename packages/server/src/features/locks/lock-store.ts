import type { lockMakers } from '@vellum/api/locks/locks';
import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Rows } from '../../platform/http/read-page.ts';
import type { LockRow, LockState } from './lock-row.ts';

export type LockFilter = Readonly<{
  coin?: Address | undefined;
  address?: Address | undefined;
  made?: (typeof lockMakers)[number] | undefined;
  state?: LockState | undefined;
}>;

/** Sums of one coin; `running` ones open later than `now`, `due` ones do not. */
export type LockedSums = Readonly<{
  coin: Address;
  locks: bigint;
  lockers: bigint;
  locked: bigint;
  due: bigint;
  earliest: bigint | null;
  latest: bigint | null;
}>;

export type Opening = Readonly<{ day: bigint; amount: bigint; locks: bigint }>;

export type LockStore = ReturnType<typeof lockStore>;

const DAY_MS = 86_400_000;

/** No coin has more units than a word can count; one that lies about what arrived could be locked beyond that. */
const ALL_THERE_CAN_BE = 2n ** 256n - 1n;
const upToAll = (sum: RawBuilder<unknown>) => sql`least(coalesce(${sum}, 0), ${ALL_THERE_CAN_BE})`;

/** Reads of locks. `now` is chain time in milliseconds; `helper` locks LP for whoever buys it there. */
export function lockStore(database: Database, helper: Address) {
  const read = async <R>(query: RawBuilder<R>) => (await query.execute(database)).rows;
  return {
    page(filter: LockFilter, now: number, { offset, limit }: Rows): Promise<LockRow[]> {
      const order = isOpen(filter.state) ? sql`lock_time, idx` : sql`idx desc`;
      return read(sql<LockRow>`select * from lock_record where ${matches(filter, now, helper)}
        order by ${order} offset ${offset} limit ${limit}`);
    },
    /** The lock of an address by its key in milliseconds. */
    async find(owner: Address, createTime: number): Promise<LockRow | null> {
      const found = await read(sql<LockRow>`select * from lock_record
        where create_time = ${createTime}::bigint and locker = ${owner}`);
      return found[0] ?? null;
    },
    /** What of a coin is locked, and what is due. */
    async sums(coin: Address, now: number): Promise<LockedSums> {
      const found = await read(sql<LockedSums>`select ${coin}::text as coin, ${sumsAt(now)}
        from lock_record where coin = ${coin} and taken_at is null`);
      return found[0] as LockedSums;
    },
    /** Coins that have something locked or due: the first ones first, then by lockers. */
    coins(first: readonly Address[], now: number, { offset, limit }: Rows): Promise<LockedSums[]> {
      return read(sql<LockedSums>`select coin, ${sumsAt(now)} from lock_record
        where taken_at is null group by coin
        order by coin = any (${first}) desc, lockers desc, locks desc, coin
        offset ${offset} limit ${limit}`);
    },
    /** What opens on each UTC day on which something does, the next days first. */
    openings(coin: Address, now: number, most: number): Promise<Opening[]> {
      return read(sql<Opening>`
        select lock_time / ${DAY_MS} * ${DAY_MS} as day, ${upToAll(sql`sum(amount)`)} as amount,
          count(*) as locks
        from lock_record where coin = ${coin} and taken_at is null and lock_time > ${now}::bigint
        group by 1 order by 1 limit ${most}`);
    },
  };
}

const sumsAt = (now: number) => {
  const runs = sql`lock_time > ${now}::bigint`;
  return sql`count(*) filter (where ${runs}) as locks,
    count(distinct locker) filter (where ${runs}) as lockers,
    ${upToAll(sql`sum(amount) filter (where ${runs})`)} as locked,
    ${upToAll(sql`sum(amount) filter (where not ${runs})`)} as due,
    min(lock_time) filter (where ${runs}) as earliest,
    max(lock_time) filter (where ${runs}) as latest`;
};

const isOpen = (state: LockState | undefined) => state === 'running' || state === 'due';

function matches({ coin, address, made, state }: LockFilter, now: number, helper: Address) {
  return sql.join(
    [
      coin === undefined ? sql`true` : sql`coin = ${coin}`,
      address === undefined ? sql`true` : ofAddress(address, made, helper),
      inState(state, now),
    ],
    sql` and `,
  );
}

function ofAddress(address: Address, made: LockFilter['made'], helper: Address) {
  // What someone bought, or the creator's part of their own launch, was locked by a contract on their behalf.
  const isByOneself = sql`(made_by is null or made_by = ${helper}
    or made_by in (select presale from launch_token where creator = ${address}))`;
  switch (made) {
    case undefined:
      return sql`locker = ${address}`;
    case 'own':
      return sql`locker = ${address} and ${isByOneself}`;
    case 'byOther':
      return sql`locker = ${address} and not ${isByOneself}`;
    case 'forOthers':
      return sql`made_by = ${address}`;
  }
}

/** `lockStateOf` in SQL. */
function inState(state: LockState | undefined, now: number) {
  switch (state) {
    case undefined:
      return sql`true`;
    case 'taken':
      return sql`taken_at is not null`;
    case 'running':
      return sql`taken_at is null and lock_time > ${now}::bigint`;
    case 'due':
      return sql`taken_at is null and lock_time <= ${now}::bigint`;
  }
}
