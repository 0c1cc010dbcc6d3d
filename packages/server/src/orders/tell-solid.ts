import type { OrderState } from '@vellum/api/order-kinds/order-states';
import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { recordChange, tellOrder } from './order-change.ts';
import { beforeFirstBlock, type OrderPosition, readPosition } from './order-position.ts';
import { type OrderRow, orderRows, stateOfRow } from './order-row.ts';

type Solid = Readonly<{ number: number; timestamp: number }>;

/** The ends that the solid chain brings, each with the state before it. */
const stateBefore = { settled: 'included', failed: 'failing', dropped: 'submitted' } as const;
type End = keyof typeof stateBefore;

const isEnd = (state: OrderState): state is End => Object.hasOwn(stateBefore, state);

/** Tells the ends that a new solid block brings: settled, failed, and dropped for want of a block. */
export async function tellSolid(
  tx: DatabaseTransaction,
  solid: Solid,
  clock: Clock,
): Promise<void> {
  const before = await progress(tx, solid);
  if (before === null) return;
  const rows = [...(await settledBy(tx, before, solid)), ...(await droppedBy(tx, before, solid))];
  if (rows.length === 0) return;
  const position = { ...((await readPosition(tx)) ?? beforeFirstBlock), solid };
  const now = clock();
  for (const row of rows) {
    const to = stateOfRow(row, { now, solid });
    if (isEnd(to)) await tellEnd(tx, row, to, { position, now });
  }
}

async function tellEnd(
  tx: DatabaseTransaction,
  row: OrderRow,
  to: End,
  place: Readonly<{ position: OrderPosition; now: number }>,
): Promise<void> {
  const { id: orderId, txid, block } = row;
  const isNew = await recordChange(tx, {
    orderId,
    from: stateBefore[to],
    to,
    cause: to === 'dropped' ? 'transaction-expired' : 'solid',
    txid: txid ?? undefined,
    block: block ?? undefined,
  });
  if (!isNew) return;
  await tellOrder(tx, row, place, { block, retracted: false });
}

/** How far the solid chain was told before, or null when it was told up to here. */
async function progress(tx: DatabaseTransaction, { number, timestamp }: Solid) {
  const { rows } = await sql<{ solid: number; solid_time: bigint }>`
    select solid, solid_time from order_progress for update`.execute(tx);
  const before = { number: rows[0]?.solid ?? -1, timestamp: Number(rows[0]?.solid_time ?? -1n) };
  if (before.number >= number) return null;
  await sql`insert into order_progress (solid, solid_time) values (${number}, ${timestamp})
    on conflict (single) do update set solid = excluded.solid, solid_time = excluded.solid_time`.execute(
    tx,
  );
  return before;
}

async function settledBy(tx: DatabaseTransaction, before: Solid, solid: Solid) {
  const { rows } = await sql<OrderRow>`${orderRows}
    where c.block > ${before.number} and c.block <= ${solid.number} and c.outcome <> 'mismatched'
    order by c.block, c.transaction_index`.execute(tx);
  return rows;
}

async function droppedBy(tx: DatabaseTransaction, before: Solid, solid: Solid) {
  const { rows } = await sql<OrderRow>`${orderRows}
    where c.order_id is null and o.id in (
      select order_id from order_hint
      where counts and deadline >= ${before.timestamp} and deadline < ${solid.timestamp})
    order by o.id`.execute(tx);
  return rows;
}
