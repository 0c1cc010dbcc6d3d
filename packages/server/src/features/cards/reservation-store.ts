import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ReservationRow } from './card-rows.ts';

/** Reservations as the logs tell them, and which order made which. */
export function reservationStore(database: Database) {
  return {
    async running(owner: Address): Promise<ReservationRow | undefined> {
      const { rows } = await sql<ReservationRow>`select * from card_reservation
        where owner = ${owner} and state = 'running'`.execute(database);
      return rows[0];
    },
    async isFirstPayment(orderId: string, address: Address): Promise<boolean> {
      const { rows } = await sql`select from orders where id = ${orderId}
        and address = ${address} and kind = 'cards.first-payment'`.execute(database);
      return rows.length > 0;
    },
    async ofOrder(orderId: string): Promise<ReservationRow | undefined> {
      const { rows } = await sql<ReservationRow>`select r.* from order_chain c
        join card_reservation r on r.txid = c.txid
        where c.order_id = ${orderId} and c.outcome = 'succeeded'`.execute(database);
      return rows[0];
    },
    async ofTransactions(owner: Address, txids: readonly string[]): Promise<ReservationRow[]> {
      if (txids.length === 0) return [];
      const { rows } = await sql<ReservationRow>`select * from card_reservation
        where owner = ${owner} and txid = any (${[...txids]}::text[])`.execute(database);
      return rows;
    },
  };
}

export type ReservationStore = ReturnType<typeof reservationStore>;
