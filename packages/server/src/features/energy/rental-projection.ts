import { energyDesk } from '@vellum/contracts/energy';
import { sql } from 'kysely';
import { eventSource } from '../../indexer/events/event-source.ts';
import { sumOf, whoOf } from '../../indexer/events/event-values.ts';
import type { ChainEvent, Projection } from '../../indexer/projection.ts';
import { byIndex } from '../../platform/database/by-index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import { putRows } from '../../platform/database/put-rows.ts';
import type { RentalRow } from './rental-row.ts';

const MS = 1000n;

/** Every rental of energy and what became of it. */
export const rentalProjection: Projection = {
  name: 'energy',
  tables: ['energy_rental'],
  sources: [eventSource('energyDesk', energyDesk)],
  async apply(transaction, events) {
    await byIndex(transaction, async () => {
      const rentals = await load(transaction, events);
      for (const event of events) moves[event.name]?.(rentals, event);
      await putRows(transaction, 'energy_rental', ['id'], [...rentals.values()]);
    });
  },
};

type Rentals = Map<bigint, RentalRow>;

const moves: Readonly<Record<string, (rentals: Rentals, event: ChainEvent) => void>> = {
  Rented(rentals, event) {
    rentals.set(sumOf(event, 'id'), {
      id: sumOf(event, 'id'),
      buyer: whoOf(event, 'buyer'),
      receiver: whoOf(event, 'receiver'),
      energy: sumOf(event, 'energy'),
      hours: Number(sumOf(event, 'term')),
      price: sumOf(event, 'price'),
      stake: sumOf(event, 'stake'),
      rented_at: BigInt(event.timestamp),
      delivered_at: null,
      ends_at: null,
      settled_at: null,
      refunded_at: null,
      txid: event.txid,
      block: event.block,
    });
  },
  Delivered(rentals, event) {
    const rental = rentalAt(rentals, event);
    rental.delivered_at = BigInt(event.timestamp);
    rental.ends_at = sumOf(event, 'ends') * MS;
  },
  Settled(rentals, event) {
    rentalAt(rentals, event).settled_at = BigInt(event.timestamp);
  },
  Refunded(rentals, event) {
    rentalAt(rentals, event).refunded_at = BigInt(event.timestamp);
  },
};

function rentalAt(rentals: Rentals, event: ChainEvent): RentalRow {
  const rental = rentals.get(sumOf(event, 'id'));
  if (rental === undefined) throw new Error(`there is no rental ${event.args['id']}`);
  rental.block = event.block;
  return rental;
}

async function load(
  transaction: DatabaseTransaction,
  events: readonly ChainEvent[],
): Promise<Rentals> {
  const named = events.flatMap(({ args }) => (args['id'] as bigint | undefined) ?? []);
  const { rows } = await sql<RentalRow>`
    select * from energy_rental where id = any (${plainArray(named)}::bigint[])
  `.execute(transaction);
  return new Map(rows.map((row) => [row.id, { ...row }]));
}
