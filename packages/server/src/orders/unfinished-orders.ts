import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

export type UnfinishedOrder = Readonly<{ id: string; kind: OrderKind; expires_at: number }>;

/** Orders that may still be signed or wait for their block, the newest first, by one statement. */
export async function unfinishedOrders(
  database: Database,
  address: Address,
  now: number,
): Promise<readonly UnfinishedOrder[]> {
  const { rows } = await sql<UnfinishedOrder>`
    select o.id, o.kind, o.expires_at from orders o
    left join order_chain c on c.order_id = o.id
    left join lateral (
      select max(deadline) as deadline from order_hint where order_id = o.id and counts
    ) h on true
    where o.address = ${address} and o.open and o.cancelled_at is null and c.outcome is null
      and case when h.deadline is null then o.expires_at > ${new Date(now)}
        else h.deadline >= coalesce((select b.ts from chain_cursor k
          join chain_block b on b.number = k.solid_number where k.name = 'chain'), 0) end
    order by o.id desc`.execute(database);
  return rows;
}
