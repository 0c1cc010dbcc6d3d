import type { OrderState } from '@vellum/api/order-kinds/order-states';
import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { orderById } from './matcher-store.ts';
import { recordChange, tellOrder } from './order-change.ts';
import { beforeFirstBlock, readPosition } from './order-position.ts';
import { stateOfRow } from './order-row.ts';

type Lost = Readonly<{ order_id: string; to_state: OrderState; txid: string | null }>;

/** Tells those whose order was in a block that is gone how it stands now: as before the block. */
export async function tellUndone(
  tx: DatabaseTransaction,
  block: number,
  clock: Clock,
): Promise<void> {
  // The last word of each order about this height, unless that was its loss: heights come again.
  const { rows } = await sql<Lost>`
    select order_id, to_state, txid from (
      select distinct on (order_id) order_id, to_state, txid, cause from order_event
      where block = ${block} and cause <> 'refused' order by order_id, id desc) last
    where cause <> 'reorganised' and to_state in ('included', 'failing', 'mismatched')`.execute(tx);
  if (rows.length === 0) return;
  const position = (await readPosition(tx)) ?? beforeFirstBlock;
  const place = { position, now: clock() };
  for (const { order_id: orderId, to_state: from, txid } of rows) {
    const row = await orderById(tx, orderId);
    if (row === null) continue;
    const to = stateOfRow(row, { now: place.now, solid: position.solid });
    await recordChange(tx, {
      orderId,
      from,
      to,
      cause: 'reorganised',
      txid: txid ?? undefined,
      block,
    });
    await tellOrder(tx, row, place, { block, retracted: true });
  }
}
