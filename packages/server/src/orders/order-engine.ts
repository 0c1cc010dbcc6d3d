import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import type { OrderState } from '@vellum/api/order-kinds/order-states';
import type { OrderReply } from '@vellum/api/paid-action/order-shapes';
import { rowsOfPage } from '@vellum/api/wire/page';
import type { Address } from '@vellum/tron/address';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { pageOf } from '../platform/http/read-page.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { LateReports } from './late-report.ts';
import { recordChange, tellOrder } from './order-change.ts';
import type { OrderPlan } from './order-plan.ts';
import { beforeFirstBlock, holdPosition, readPosition } from './order-position.ts';
import { type QuoteReply, replyOf } from './order-reply.ts';
import { stateOfRow } from './order-row.ts';
import { closeOrder, findOrder, listOrders, lockOrder } from './order-store.ts';
import { prepareOrder } from './prepare-order.ts';
import { type Report, reportOrder } from './report-order.ts';

export type OrderPage = Readonly<{
  list: OrderReply[];
  pageNo: number;
  pageSize: number;
  hasMore: boolean;
  asOf: Readonly<{ head: number; solid: number }>;
}>;

export type OrderFilter = Readonly<{
  pageNo: number;
  pageSize: number;
  kind?: OrderKind | undefined;
  state?: OrderState | undefined;
}>;

/** The side of orders that people talk to. Everything it writes is the API's; what the chain shows is read. */
export type Orders = Readonly<{
  /** The Before: checks, quotes and opens an order, or gives the open one of the same action again. */
  prepare<Body>(plan: OrderPlan<Body>, address: Address, body: Body): Promise<QuoteReply>;
  /** The After: keeps a hint. Nothing is credited by it. */
  report(address: Address, report: Report): Promise<OrderReply>;
  cancel(address: Address, orderId: string): Promise<OrderReply>;
  get(address: Address, orderId: string): Promise<OrderReply>;
  list(address: Address, filter: OrderFilter): Promise<OrderPage>;
}>;

export type OrderDeps = Readonly<{
  database: Database;
  clock: Clock;
  /** Kinds that are not taken: entries of a platform that people only leave. */
  closed: readonly OrderKind[];
  /** Refuses a wrong transaction whose block was indexed before the report; without it, it stays unnoticed. */
  late?: LateReports;
}>;

export function createOrders(deps: OrderDeps): Orders {
  return {
    prepare: (plan, address, body) => prepareOrder(deps, plan, { address, body }),
    report: (address, report) => reportOrder(deps, address, report),
    cancel: (address, orderId) => cancelOrder(deps, address, orderId),
    get: (address, orderId) => getOrder(deps, address, orderId),
    list: (address, filter) => listPage(deps, address, filter),
  };
}

/** Reads of several statements see one height. */
const reading = <T>({ database }: OrderDeps, read: (tx: DatabaseTransaction) => Promise<T>) =>
  database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read);

const getOrder = (deps: OrderDeps, address: Address, orderId: string) =>
  reading(deps, async (tx) => {
    const row = await findOrder(tx, orderId, address);
    if (row === null) throw new Refusal({ code: 'ORDER_NOT_FOUND' });
    return replyOf(row, (await readPosition(tx)) ?? beforeFirstBlock, deps.clock());
  });

async function listPage(
  deps: OrderDeps,
  address: Address,
  filter: OrderFilter,
): Promise<OrderPage> {
  const rowsAsked = rowsOfPage(filter);
  if (rowsAsked === null) throw new Refusal({ code: 'VALIDATION' });
  const { kind, state, pageNo, pageSize } = filter;
  return reading(deps, async (tx) => {
    const position = (await readPosition(tx)) ?? beforeFirstBlock;
    const { head, solid } = position;
    const now = deps.clock();
    const rows = await listOrders(tx, { address, kind, state, ...rowsAsked }, { now, solid });
    const found = pageOf(rows, { pageNo, pageSize });
    const list = found.list.map((row) => replyOf(row, position, now));
    return { ...found, list, asOf: { head: head.number, solid: solid.number } };
  });
}

/** Only an order that was not signed can be cancelled, and to cancel it twice changes nothing. */
const cancelOrder = ({ database, clock }: OrderDeps, address: Address, orderId: string) =>
  database.transaction().execute(async (tx): Promise<OrderReply> => {
    const isTheirs = await lockOrder(tx, orderId, address);
    const position = (await holdPosition(tx)) ?? beforeFirstBlock;
    const row = isTheirs ? await findOrder(tx, orderId, address) : null;
    if (row === null) throw new Refusal({ code: 'ORDER_NOT_FOUND' });
    const now = clock();
    const state = stateOfRow(row, { now, solid: position.solid });
    if (state === 'cancelled') return replyOf(row, position, now);
    if (state !== 'created') throw new Refusal({ code: 'ORDER_CLOSED' });
    await closeOrder(tx, orderId, { seen: position.seen, now });
    const closed = { ...row, cancelled_at: now, cancelled_seen: position.seen };
    await recordChange(tx, { orderId, from: state, to: 'cancelled', cause: 'cancelled' });
    await tellOrder(tx, closed, { position, now });
    return replyOf(closed, position, now);
  });
