import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import type { OrderState } from '@vellum/api/order-kinds/order-states';
import type { OrderReply } from '@vellum/api/paid-action/order-shapes';
import type { Address } from '@vellum/tron/address';
import { minedOf } from '../../shared/paid-action/action-state.ts';
import type { UserError } from '../../shared/paid-action/errors/user-error.ts';
import {
  type JournalRecord,
  type KeptMoney,
  standingOf,
  type Viewer,
} from '../../shared/paid-action/journal/journal-record.ts';

export type ActivityStatus = 'running' | 'can-go-on' | 'done' | 'failed' | 'cancelled';

/** One line of the activity centre: what this browser knows of a run and what the server knows of its order. */
export type ActivityEntry = Readonly<{
  id: string;
  key: OrderKind;
  at: number;
  status: ActivityStatus;
  record: JournalRecord | null;
  order: OrderReply | null;
  /** Whose it is. */
  account: Address | null;
  /** Of another account or chain: shown, not gone on with. */
  elsewhere: boolean;
  give: readonly KeptMoney[];
  txid: string | null;
  block: number | null;
  final: boolean;
  error: UserError | null;
}>;

const ofOrder: Readonly<Record<OrderState, ActivityStatus>> = {
  created: 'running',
  submitted: 'running',
  included: 'done',
  settled: 'done',
  failing: 'failed',
  failed: 'failed',
  mismatched: 'failed',
  expired: 'cancelled',
  cancelled: 'cancelled',
  dropped: 'cancelled',
};

/** The entry that a link means, by its own id or that of its order. */
export function entryNamed(name: string, entries: readonly ActivityEntry[]): ActivityEntry | null {
  const isMeant = ({ id, order, record }: ActivityEntry) =>
    [id, order?.orderId, record?.orderId].includes(name);
  return entries.find(isMeant) ?? null;
}

/** Both lists as one, the newest first; an order and its run are one entry. */
export function joinActivity(
  records: readonly JournalRecord[],
  orders: readonly OrderReply[],
  viewer: Viewer,
  now: number,
): readonly ActivityEntry[] {
  const byId = new Map(orders.map((order) => [order.orderId, order]));
  const runs = records
    // A review that nobody came back to leaves nothing.
    .filter((record) => record.orderId !== null || standingOf(record, viewer, now) !== 'over')
    .map((record) => entryOfRun(record, byId.get(record.orderId ?? '') ?? null, viewer, now));
  const known = new Set(records.map(({ orderId }) => orderId));
  const others = orders
    .filter(({ orderId }) => !known.has(orderId))
    .map((order) => entryOfOrder(order, viewer));
  return [...runs, ...others].sort((a, b) => b.at - a.at);
}

function entryOfRun(
  record: JournalRecord,
  order: OrderReply | null,
  viewer: Viewer,
  now: number,
): ActivityEntry {
  const { state } = record;
  const standing = standingOf(record, viewer, now);
  const mined = minedOf(state);
  return {
    id: record.id,
    key: record.key,
    at: record.begunAt,
    status: settledBy(order) ?? statusOf(record, standing),
    record,
    order,
    account: record.account,
    elsewhere: record.account !== viewer.account || record.chainId !== viewer.chainId,
    give: record.give,
    txid: record.signed?.txid ?? null,
    block: mined?.block ?? order?.block ?? null,
    final: order?.final === true || (state.step === 'done' && state.finalAt !== null),
    error: state.step === 'failed' ? state.error : null,
  };
}

/** What the chain has decided permanently counts, whatever this browser still waits for. */
function settledBy(order: OrderReply | null): ActivityStatus | null {
  return order?.final && order.txid ? ofOrder[order.state] : null;
}

function statusOf(
  { state, signed }: JournalRecord,
  standing: ReturnType<typeof standingOf>,
): ActivityStatus {
  if (state.step === 'done') return 'done';
  if (state.step === 'failed') return state.error.kind === 'expired' ? 'cancelled' : 'failed';
  if (standing === 'over') return 'cancelled';
  return signed ? 'running' : 'can-go-on';
}

function entryOfOrder(order: OrderReply, { account }: Viewer): ActivityEntry {
  return {
    id: order.orderId,
    key: order.kind,
    at: order.createdAt,
    status: ofOrder[order.state],
    record: null,
    order,
    account,
    elsewhere: false,
    give: [],
    txid: order.txid ?? null,
    block: order.block ?? null,
    final: order.final,
    error: errorOf(order),
  };
}

function errorOf({ failReason, failParams }: OrderReply): UserError | null {
  if (!failReason) return null;
  return {
    kind: 'revert',
    code: failReason,
    ...(failParams && { params: failParams }),
    technical: failReason,
  };
}

export type ActivityFilter = 'all' | 'underWay' | 'done' | 'failed' | 'cancelled';

export function isIn(filter: ActivityFilter, { status }: ActivityEntry): boolean {
  if (filter === 'all') return true;
  if (filter === 'underWay') return isOpenEntry(status);
  return filter === status;
}

export function isOpenEntry(status: ActivityStatus): boolean {
  return status === 'running' || status === 'can-go-on';
}

/** Entries that are over, by the day on which they began in the reader's time zone. */
export function byDay(
  entries: readonly ActivityEntry[],
  dayOf: (time: number) => string,
): readonly Readonly<{ day: string; entries: readonly ActivityEntry[] }>[] {
  const days = new Map<string, ActivityEntry[]>();
  for (const entry of entries) {
    const day = dayOf(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, list]) => ({ day, entries: list }));
}
