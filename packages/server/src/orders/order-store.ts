import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import type { OrderState } from '@vellum/api/order-kinds/order-states';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { newOrderId } from './order-id.ts';
import type { OrderPosition } from './order-position.ts';
import { type OrderRow, orderRows, stateInSql } from './order-row.ts';
import type { Moment } from './order-state.ts';

/** No order stays open for longer: a transaction lives for a day at most. Time of day, in milliseconds. */
const LONGEST_OPEN = 3 * 86_400_000;

/** Any number of its own for the locks of addresses. */
const ADDRESS_LOCKS = 7_201_020;

/** One Before of an address at a time. */
export async function lockAddress(tx: DatabaseTransaction, address: Address): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADDRESS_LOCKS}, hashtext(${address}))`.execute(tx);
}

/** Orders of the address that may still be signed or wait for their block, the newest first. */
export async function openOrders(
  tx: DatabaseTransaction,
  address: Address,
  moment: Moment,
): Promise<readonly OrderRow[]> {
  const oldest = newOrderId(Math.max(0, moment.now - LONGEST_OPEN));
  const { rows } = await sql<OrderRow>`${orderRows}
    where o.address = ${address} and o.id >= ${oldest}
      and ${stateInSql(moment)} in ('created', 'submitted')
    order by o.id desc`.execute(tx);
  return rows;
}

export async function findOrder(
  database: Database,
  orderId: string,
  address: Address,
): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`${orderRows}
    where o.id = ${orderId} and o.address = ${address}`.execute(database);
  return rows[0] ?? null;
}

/** Keeps others from reporting or cancelling the order until the transaction ends. False when it is not theirs. */
export async function lockOrder(
  tx: DatabaseTransaction,
  orderId: string,
  address: Address,
): Promise<boolean> {
  const { rows } = await sql`select from orders where id = ${orderId} and address = ${address}
    for no key update`.execute(tx);
  return rows.length > 0;
}

export type NewOrder = Omit<
  OrderRow,
  | 'cancelled_at'
  | 'cancelled_seen'
  | 'deadline'
  | 'txid'
  | 'block'
  | 'outcome'
  | 'code'
  | 'params'
  | 'result'
  | 'chain_time'
  | 'seen'
>;

/** Opens an order in the place of the same action; whoever held the place before is closed by now. */
export async function addOrder(
  tx: DatabaseTransaction,
  order: NewOrder,
  { head, seen }: OrderPosition,
): Promise<void> {
  await sql`update orders set open = false
    where address = ${order.address} and digest = ${order.digest} and open`.execute(tx);
  const { quote, call, inputs, bounds, approvals } = order;
  await sql`insert into orders (id, address, kind, digest, quote, call, data, inputs, bounds, approvals,
      parent_id, step, head, seen, chain_time, created_at, expires_at, open)
    values (${order.id}, ${order.address}, ${order.kind}, ${order.digest}, ${JSON.stringify(quote)},
      ${JSON.stringify(call)}, ${order.data}, ${JSON.stringify(inputs)}, ${JSON.stringify(bounds)},
      ${JSON.stringify(approvals)}, ${order.parent_id}, ${order.step}, ${head.number},
      ${JSON.stringify(seen)}, ${head.timestamp}, ${new Date(order.created_at)},
      ${new Date(order.expires_at)}, true)`.execute(tx);
}

export async function closeOrder(
  tx: DatabaseTransaction,
  orderId: string,
  { seen, now }: Readonly<{ seen: OrderPosition['seen']; now: number }>,
): Promise<void> {
  await sql`update orders
    set cancelled_at = ${new Date(now)}, cancelled_seen = ${JSON.stringify(seen)}, open = false
    where id = ${orderId}`.execute(tx);
}

export type OrderQuestion = Readonly<{
  address: Address;
  kind?: OrderKind | undefined;
  /** Of any of these kinds. */
  kinds?: readonly OrderKind[] | undefined;
  state?: OrderState | undefined;
  offset: number;
  limit: number;
}>;

/** One row more than the page holds tells that another page follows. */
export async function listOrders(
  database: Database,
  question: OrderQuestion,
  moment: Moment,
): Promise<readonly OrderRow[]> {
  const { address, kind, state, offset, limit } = question;
  const kinds = kind === undefined ? question.kinds : [kind];
  const ofKind = kinds === undefined ? sql`true` : sql`o.kind = any (${kinds}::text[])`;
  const inState = state === undefined ? sql`true` : sql`${stateInSql(moment)} = ${state}`;
  const { rows } = await sql<OrderRow>`${orderRows}
    where o.address = ${address} and ${ofKind} and ${inState}
    order by o.id desc offset ${offset} limit ${limit + 1}`.execute(database);
  return rows;
}
