import type { Address } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { orderDigest } from './digest.ts';
import { recordChange, tellOrder } from './order-change.ts';
import type { OrderDeps } from './order-engine.ts';
import { newOrderId } from './order-id.ts';
import { type OrderPlan, type Prepared, QUOTE_LIFETIME } from './order-plan.ts';
import { holdPosition, type OrderPosition } from './order-position.ts';
import { type QuoteReply, quoteOf } from './order-reply.ts';
import { type OrderRow, stateOfRow } from './order-row.ts';
import { addOrder, findOrder, lockAddress, type NewOrder, openOrders } from './order-store.ts';
import { placeCall } from './placed-call.ts';

/** More open orders than a person can keep apart. */
export const MAX_OPEN_ORDERS = 5;

const LIFETIME = 10 * 60_000;

/** The Before of a plan. The same action asked for again while it is open gives the same order. */
export async function prepareOrder<Body>(
  { database, clock, closed }: OrderDeps,
  plan: OrderPlan<Body>,
  request: Readonly<{ address: Address; body: Body }>,
): Promise<QuoteReply> {
  if (closed.includes(plan.kind)) throw new Refusal({ code: 'EXITS_ONLY' });
  const prepared = await plan.prepare(request);
  const { address } = request;
  return database.transaction().execute(async (tx) => {
    await lockAddress(tx, address);
    const position = await holdPosition(tx);
    if (position === null) throw new Refusal({ code: 'CHAIN_UNAVAILABLE' });
    const moment = { now: clock(), solid: position.solid };
    const order = newOrder(plan, address, prepared, moment.now);
    const open = await openOrders(tx, address, moment);
    const same = open.find(({ digest }) => digest === order.digest);
    if (same !== undefined) return quoteOf(same, stateOfRow(same, moment), true);
    if (open.length >= MAX_OPEN_ORDERS) {
      throw new Refusal({ code: 'ORDER_OPEN_LIMIT', params: { max: String(MAX_OPEN_ORDERS) } });
    }
    const step = await stepAfter(tx, address, prepared.follows, moment);
    return openOrder(tx, { ...order, ...step }, position, moment.now);
  });
}

async function openOrder(
  tx: DatabaseTransaction,
  order: NewOrder,
  position: OrderPosition,
  now: number,
): Promise<QuoteReply> {
  await addOrder(tx, order, position);
  const row: OrderRow = { ...order, ...untouched, ...seenAt(position) };
  await recordChange(tx, { orderId: order.id, from: null, to: 'created', cause: 'made' });
  await tellOrder(tx, row, { position, now });
  return quoteOf(row, 'created', false);
}

const untouched = {
  cancelled_at: null,
  cancelled_seen: null,
  deadline: null,
  txid: null,
  block: null,
  outcome: null,
  code: null,
  params: null,
  result: null,
} as const;

const seenAt = ({ head, seen }: OrderPosition) => ({ seen, chain_time: BigInt(head.timestamp) });

function newOrder(
  { kind }: Pick<OrderPlan, 'kind'>,
  address: Address,
  prepared: Prepared,
  now: number,
): NewOrder {
  const { quote, bounds = [], approvals = [] } = prepared;
  const call = placeCall(prepared.call);
  const lifetime = prepared.lifetime ?? (bounds.length > 0 ? QUOTE_LIFETIME : LIFETIME);
  return {
    id: newOrderId(now),
    address,
    kind,
    digest: orderDigest({ kind, address, call }, bounds),
    quote,
    call: {
      contract: call.contract,
      method: call.method,
      params: call.params,
      callValueSun: String(call.value),
      feeLimit: String(call.feeLimit),
    },
    data: toHex(call.data),
    inputs: call.inputs,
    bounds: bounds.map(({ argument, atMost, atLeast }) => ({
      argument,
      ...(atMost !== undefined && { atMost: String(atMost) }),
      ...(atLeast !== undefined && { atLeast: String(atLeast) }),
    })),
    approvals: approvals.map((one) => ({ ...one, minAllowance: String(one.minAllowance) })),
    parent_id: null,
    step: null,
    created_at: now,
    expires_at: now + lifetime,
  };
}

/** A later step waits until the one before it is far enough. */
async function stepAfter(
  tx: DatabaseTransaction,
  address: Address,
  follows: Prepared['follows'],
  moment: Parameters<typeof stateOfRow>[1],
): Promise<Pick<NewOrder, 'parent_id' | 'step'>> {
  if (follows === undefined) return { parent_id: null, step: null };
  const before = await findOrder(tx, follows.orderId, address);
  const state = before === null ? null : stateOfRow(before, moment);
  const isReady = state === 'settled' || (follows.needs === 'included' && state === 'included');
  if (before === null || !isReady) throw new Refusal(follows.otherwise);
  // The first order of the row counts as step 1.
  return { parent_id: before.id, step: (before.step ?? 1) + 1 };
}
