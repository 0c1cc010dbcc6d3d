import { isOpen } from '@vellum/api/order-kinds/order-states';
import type { OrderReply } from '@vellum/api/paid-action/order-shapes';
import type { Address } from '@vellum/tron/address';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { judgeLateReport } from './late-report.ts';
import { recordChange, tellOrder } from './order-change.ts';
import type { OrderDeps } from './order-engine.ts';
import { addHint, changeDeadline, hintsOf, isForeign } from './order-hints.ts';
import { beforeFirstBlock, holdPosition, type OrderPosition } from './order-position.ts';
import { replyOf } from './order-reply.ts';
import { type OrderRow, stateOfRow } from './order-row.ts';
import { findOrder, lockOrder } from './order-store.ts';
import { signedExpiration } from './signed-expiration.ts';

export type Report = Readonly<{ orderId: string; txid: string; rawDataHex?: string | undefined }>;

/** A transaction can be taken into a block for a day at most. Chain time in milliseconds. */
const LONGEST_EXPIRATION = 86_400_000;
const MAX_FOREIGN = 3;
/** Nobody signs an order more often; more are guesses. */
const MAX_HINTS = 10;

type IndexMoment = Readonly<{ position: OrderPosition; now: number }>;

/** The After: a hint where to look first. The same one twice gives the same answer. */
export async function reportOrder(
  deps: OrderDeps,
  address: Address,
  report: Report,
): Promise<OrderReply> {
  const { reply, isPending } = await keepReport(deps, address, report);
  const judged = isPending ? await judgeLateReport(deps, address, report) : null;
  return judged ?? reply;
}

/** `isPending`: the order waits for the transaction, unless a block that was indexed before holds it. */
function keepReport({ database, clock }: OrderDeps, address: Address, report: Report) {
  return database.transaction().execute(async (tx) => {
    const isTheirs = await lockOrder(tx, report.orderId, address);
    const position = (await holdPosition(tx)) ?? beforeFirstBlock;
    const row = isTheirs ? await findOrder(tx, report.orderId, address) : null;
    if (row === null) throw new Refusal({ code: 'ORDER_NOT_FOUND' });
    const place = { position, now: clock() };
    if (!hasTransaction(row)) {
      const noted = await noteReport(tx, row, report, place);
      return { reply: replyOf(noted.row, position, place.now), isPending: noted.isPending };
    }
    // Another transaction cannot be of this order.
    if (row.txid !== report.txid) throw new Refusal({ code: 'ORDER_CLOSED' });
    return { reply: replyOf(row, position, place.now), isPending: false };
  });
}

type Noted = Readonly<{ row: OrderRow; isPending: boolean }>;

const hasTransaction = ({ outcome }: OrderRow) => outcome === 'succeeded' || outcome === 'failed';

async function noteReport(
  tx: DatabaseTransaction,
  row: OrderRow,
  report: Report,
  place: IndexMoment,
): Promise<Noted> {
  const { txid } = report;
  const hints = await hintsOf(tx, row.id);
  const known = hints.find((hint) => hint.txid === txid);
  if (known) {
    const noted = await noteAgain(tx, row, report, place);
    // It was judged already, and a node need not be asked again.
    return known.is_foreign || known.late_block !== null ? { ...noted, isPending: false } : noted;
  }
  const foreign = hints.filter((hint) => hint.is_foreign || hint.is_foreign_now);
  if (foreign.length >= MAX_FOREIGN || hints.length >= MAX_HINTS) {
    throw new Refusal({ code: 'TXID_CONFLICT' });
  }
  if (await isForeign(tx, row, txid)) {
    return { row: await noteForeign(tx, row, txid, place), isPending: false };
  }
  return noteHint(tx, row, report, place);
}

const stateAt = (row: OrderRow, { position, now }: IndexMoment) =>
  stateOfRow(row, { now, solid: position.solid });

/** The raw bytes may come with a later report of the same transaction. */
async function noteAgain(
  tx: DatabaseTransaction,
  row: OrderRow,
  { txid, rawDataHex }: Report,
  place: IndexMoment,
): Promise<Noted> {
  const expiration = signedExpiration(txid, rawDataHex);
  const isPending = isOpen(stateAt(row, place));
  if (expiration === null || !isPending) return { row, isPending };
  await changeDeadline(tx, row.id, txid, deadlineOf(expiration, place));
  return { row: (await findOrder(tx, row.id, row.address)) ?? row, isPending };
}

/** Someone else's transaction: put down so that guesses can be counted, and nothing more. */
async function noteForeign(
  tx: DatabaseTransaction,
  row: OrderRow,
  txid: string,
  { position, now }: IndexMoment,
): Promise<OrderRow> {
  const state = stateAt(row, { position, now });
  const { seen } = position;
  const hint = { orderId: row.id, txid, seen, now, deadline: 0, counts: false, isForeign: true };
  await addHint(tx, hint);
  await recordChange(tx, {
    orderId: row.id,
    from: state,
    to: state,
    cause: 'refused',
    code: 'TX_SENDER_WRONG',
    txid,
  });
  return row;
}

async function noteHint(
  tx: DatabaseTransaction,
  row: OrderRow,
  { txid, rawDataHex }: Report,
  place: IndexMoment,
): Promise<Noted> {
  const state = stateAt(row, place);
  const counts = isOpen(state);
  const deadline = deadlineOf(signedExpiration(txid, rawDataHex), place);
  const { seen } = place.position;
  await addHint(tx, {
    orderId: row.id,
    txid,
    seen,
    now: place.now,
    deadline,
    counts,
    isForeign: false,
  });
  if (!counts) return { row, isPending: false };
  const noted = { ...row, deadline: BigInt(Math.max(deadline, Number(row.deadline ?? 0n))) };
  if (state === 'created') {
    await recordChange(tx, {
      orderId: row.id,
      from: state,
      to: 'submitted',
      cause: 'reported',
      txid,
    });
    await tellOrder(tx, noted, place);
  }
  return { row: noted, isPending: true };
}

/**
 * Nothing signed by now can be taken into a block later than a day from now; its expiration may say sooner.
 * Whoever reports makes up the bytes, so it may also be far before all time.
 */
function deadlineOf(expiration: number | null, { position }: IndexMoment): number {
  const latest = position.head.timestamp + LONGEST_EXPIRATION;
  return expiration === null ? latest : Math.max(0, Math.min(expiration, latest));
}
