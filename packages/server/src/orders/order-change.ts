import type { OrderCause, OrderState } from '@vellum/api/order-kinds/order-states';
import type { ErrorCode } from '@vellum/api/refusals/error-codes';
import { sql } from 'kysely';
import { appendToFeed } from '../feed/feed.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { OrderPosition } from './order-position.ts';
import { replyOf } from './order-reply.ts';
import type { OrderRow } from './order-row.ts';

/** A change of state with what caused it. */
export type OrderChange = Readonly<{
  orderId: string;
  from: OrderState | null;
  to: OrderState;
  /** `refused`: a hint that changed nothing. */
  cause: OrderCause | 'made' | 'refused';
  code?: ErrorCode | undefined;
  txid?: string | undefined;
  block?: number | undefined;
}>;

/** Writes the history of an order. False when a final change was told before: the index was built again. */
export async function recordChange(
  transaction: DatabaseTransaction,
  change: OrderChange,
): Promise<boolean> {
  const { orderId, from, to, cause, code, txid, block } = change;
  const { rows } = await sql`
    insert into order_event (order_id, from_state, to_state, cause, code, txid, block)
    values (${orderId}, ${from}, ${to}, ${cause}, ${code ?? null}, ${txid ?? null}, ${block ?? null})
    on conflict do nothing returning id`.execute(transaction);
  return rows.length > 0;
}

/** Tells the owner's streams how the order stands now. */
export async function tellOrder(
  transaction: DatabaseTransaction,
  row: OrderRow,
  at: Readonly<{ position: OrderPosition; now: number }>,
  cause: Readonly<{ block: number | null; retracted: boolean }> = { block: null, retracted: false },
): Promise<void> {
  const payload = replyOf(row, at.position, at.now);
  const { block, retracted } = cause;
  const final = payload.final && !retracted;
  await appendToFeed(transaction, [
    { topic: 'order', address: row.address, payload, block, final, retracted },
  ]);
}
