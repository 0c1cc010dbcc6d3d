import type { OrderState } from '@vellum/api/order-kinds/order-states';
import type { OrderReply } from '@vellum/api/paid-action/order-shapes';
import type { OrderPosition } from './order-position.ts';
import { type OrderRow, stateOfRow } from './order-row.ts';

/** States in which the chain's word about the order is shown. */
const shownOnChain: readonly OrderState[] = [
  'included',
  'failing',
  'settled',
  'failed',
  'mismatched',
];

/** An order as every After and every question answers it. */
export function replyOf(row: OrderRow, { head, solid }: OrderPosition, now: number): OrderReply {
  const state = stateOfRow(row, { now, solid });
  const heights = { head: head.number, solid: solid.number };
  return {
    orderId: row.id,
    kind: row.kind,
    state,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
    contract: row.call.contract,
    callValueSun: row.call.callValueSun,
    confirmations: 0,
    final: false,
    ...(shownOnChain.includes(state) && onChain(row, heights)),
    ...(state === 'dropped' && { failReason: 'TX_DROPPED' as const }),
    ...(row.parent_id !== null && { parentId: row.parent_id }),
    ...(row.step !== null && { step: row.step }),
  };
}

type Heights = Readonly<{ head: number; solid: number }>;

function onChain(row: OrderRow, { head, solid }: Heights): Partial<OrderReply> {
  if (row.txid === null || row.block === null) return {};
  return {
    txid: row.txid,
    block: row.block,
    confirmations: Math.max(0, head - row.block + 1),
    final: row.block <= solid,
    ...(row.code !== null && { failReason: row.code }),
    ...(row.params !== null && { failParams: row.params }),
    ...(row.result !== null && { result: row.result }),
  };
}

/** What a Before answers. */
export function quoteOf(row: OrderRow, state: OrderState, isDuplicate: boolean) {
  return {
    orderId: row.id,
    kind: row.kind,
    state,
    expiresAt: row.expires_at,
    quote: row.quote,
    call: row.call,
    approvals: row.approvals,
    ...(isDuplicate && { duplicateWarning: true }),
  };
}

export type QuoteReply = ReturnType<typeof quoteOf>;
