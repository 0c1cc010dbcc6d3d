import type { OrderCause, OrderState } from '@vellum/api/order-kinds/order-states';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Finding } from './match-block.ts';
import { orderById, writeBinding } from './matcher-store.ts';
import { recordChange, tellOrder } from './order-change.ts';
import type { OrderPosition } from './order-position.ts';
import { stateOfRow } from './order-row.ts';

type IndexMoment = Readonly<{ position: OrderPosition; now: number }>;

/** The cause as the API's table of transitions names it. */
const causes = {
  succeeded: 'seen-in-block',
  failed: 'seen-failed',
  mismatched: 'seen-mismatched',
} as const satisfies Record<string, OrderCause>;

/** What an order is right after the block, before it is solid. */
const afterBlock = {
  succeeded: 'included',
  failed: 'failing',
  mismatched: 'mismatched',
} as const satisfies Record<string, OrderState>;

/** Writes what a block shows of one order, its history and its news. */
export async function noteFinding(
  tx: DatabaseTransaction,
  finding: Finding,
  block: number,
  place: IndexMoment,
  from: OrderState = stateOfRow(finding.row, { now: place.now, solid: place.position.solid }),
): Promise<void> {
  const { row, transaction, verdict, via } = finding;
  const change = { orderId: row.id, from, txid: transaction.id, block };
  if (verdict === 'foreign') {
    const code = 'TX_SENDER_WRONG';
    await recordChange(tx, { ...change, to: from, cause: 'refused', code });
    return;
  }
  const binding = { orderId: row.id, txid: transaction.id, block, verdict, via };
  if (!(await writeBinding(tx, { ...binding, transactionIndex: transaction.index }))) return;
  const code = verdict.outcome === 'succeeded' ? undefined : verdict.problem.code;
  await recordChange(tx, {
    ...change,
    to: afterBlock[verdict.outcome],
    cause: causes[verdict.outcome],
    code,
  });
  // Of a block that is solid already the end is told instead, by `tellSolid`.
  const isOver = verdict.outcome !== 'mismatched' && block <= place.position.solid.number;
  const noted = isOver ? null : await orderById(tx, row.id);
  if (noted !== null) await tellOrder(tx, noted, place, { block, retracted: false });
}
