import { DELIVERY_MS } from '@vellum/api/energy/energy-rental';
import type { RentalState } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Rows } from '../../platform/http/read-page.ts';
import type { RentalRow } from './rental-row.ts';

export type RentalFilter = Readonly<{
  /** Who paid, or who uses the energy. */
  address?: Address | undefined;
  state?: RentalState | undefined;
}>;

/** How the newest rentals went whose delivery is decided. */
export type DeskRecord = Readonly<{
  rentals: bigint;
  delivered: bigint;
  refunded: bigint;
  /** Milliseconds. */
  median: number | null;
}>;

export type DeskSums = Readonly<{ open: bigint; held: bigint; earned: bigint }>;

const RECENT = 500;

export type RentalStore = ReturnType<typeof rentalStore>;

/** What the index knows of rentals. */
export function rentalStore(database: Database) {
  const read = async <R>(query: RawBuilder<R>): Promise<R[]> =>
    (await query.execute(database)).rows;
  return {
    /** By the chain's time, milliseconds. */
    page: (filter: RentalFilter, now: number, { offset, limit }: Rows): Promise<RentalRow[]> =>
      read(sql<RentalRow>`select * from energy_rental where ${matches(filter, now)}
        order by id desc offset ${offset} limit ${limit}`),
    async count(filter: RentalFilter, now: number): Promise<number> {
      const found = await read(sql<{ n: bigint }>`
        select count(*) as n from energy_rental where ${matches(filter, now)}`);
      return Number(found[0]?.n ?? 0n);
    },
    async find(id: bigint): Promise<RentalRow | null> {
      const found = await read(sql<RentalRow>`select * from energy_rental
        where id = ${String(id)}::numeric`);
      return found[0] ?? null;
    },
    async record(): Promise<DeskRecord> {
      const found = await read(sql<DeskRecord>`
        select count(*) as rentals,
          count(*) filter (where refunded_at is null) as delivered,
          count(*) filter (where refunded_at is not null) as refunded,
          (percentile_disc(0.5) within group (order by delivered_at - rented_at)
            filter (where delivered_at is not null))::float8 as median
        from (select * from energy_rental where delivered_at is not null or refunded_at is not null
          order by id desc limit ${RECENT}) recent`);
      return found[0] as DeskRecord;
    },
    async sums(): Promise<DeskSums> {
      const found = await read(sql<DeskSums>`
        select count(*) filter (where ${isOpen}) as open,
          coalesce(sum(price) filter (where ${isOpen}), 0)::numeric(78, 0) as held,
          coalesce(sum(price) filter (where settled_at is not null), 0)::numeric(78, 0) as earned
        from energy_rental`);
      return found[0] as DeskSums;
    },
  };
}

const isOpen = sql`settled_at is null and refunded_at is null`;

function matches({ address, state }: RentalFilter, now: number) {
  const ofAddress =
    address === undefined ? sql`true` : sql`(buyer = ${address} or receiver = ${address})`;
  return sql`${ofAddress} and ${inState(state, now)}`;
}

/** `rentalStateOf` in SQL. */
function inState(state: RentalState | undefined, now: number) {
  // The desk counts in whole seconds.
  const seconds = Math.floor(now / 1000);
  const isLate = sql`rented_at / 1000 + ${DELIVERY_MS / 1000} < ${seconds}`;
  switch (state) {
    case undefined:
      return sql`true`;
    case 'waiting':
      return sql`${isOpen} and delivered_at is null and not ${isLate}`;
    case 'late':
      return sql`${isOpen} and delivered_at is null and ${isLate}`;
    case 'delivered':
      return sql`${isOpen} and ends_at > ${now}::bigint`;
    case 'due':
      return sql`${isOpen} and ends_at <= ${now}::bigint`;
    case 'ended':
      return sql`settled_at is not null`;
    case 'refunded':
      return sql`refunded_at is not null`;
  }
}
