import { sql } from 'kysely';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { ChainSeen } from './chain-seen.ts';
import type { BlockHint } from './matcher-store.ts';
import type { OrderRow } from './order-row.ts';

export type HintRow = Readonly<{
  txid: string;
  is_foreign: boolean;
  /** It was not known when the hint came, and is by now. */
  is_foreign_now: boolean;
  /** Block that showed that it does not pay for the order; null otherwise. */
  late_block: string | null;
}>;

/** Whether the index knows the transaction as that of another address, or of another order. */
const foreignTo = (orderId: unknown, address: unknown, txid: unknown) => sql<boolean>`(
  exists (select from chain_tx t where t.txid = ${txid} and t.owner <> ${address})
  or exists (select from order_chain c
    where c.txid = ${txid} and c.outcome <> 'mismatched' and c.order_id <> ${orderId}))`;

export async function hintsOf(
  tx: DatabaseTransaction,
  orderId: string,
): Promise<readonly HintRow[]> {
  const foreign = foreignTo(sql.ref('o.id'), sql.ref('o.address'), sql.ref('h.txid'));
  const { rows } = await sql<HintRow>`
    select h.txid, h.is_foreign, h.late_block, ${foreign} as is_foreign_now
    from order_hint h join orders o on o.id = h.order_id
    where h.order_id = ${orderId}`.execute(tx);
  return rows;
}

export async function isForeign(
  tx: DatabaseTransaction,
  { id, address }: Pick<OrderRow, 'id' | 'address'>,
  txid: string,
): Promise<boolean> {
  const { rows } = await sql<{ foreign: boolean }>`
    select ${foreignTo(id, address, txid)} as foreign`.execute(tx);
  return rows[0]?.foreign === true;
}

export type NewHint = Readonly<{
  orderId: string;
  txid: string;
  seen: ChainSeen;
  now: number;
  deadline: number;
  counts: boolean;
  isForeign: boolean;
}>;

export async function addHint(tx: DatabaseTransaction, hint: NewHint): Promise<void> {
  await sql`insert into order_hint (order_id, txid, at, deadline, counts, is_foreign, seen)
    values (${hint.orderId}, ${hint.txid}, ${new Date(hint.now)}, ${hint.deadline}, ${hint.counts},
      ${hint.isForeign}, ${JSON.stringify(hint.seen)})`.execute(tx);
}

/** A hint that counts, as the matcher reads it. */
export async function countingHint(
  tx: DatabaseTransaction,
  orderId: string,
  txid: string,
): Promise<BlockHint | null> {
  const { rows } =
    await sql<BlockHint>`select order_id, txid, counts, seen, late_block from order_hint
    where order_id = ${orderId} and txid = ${txid} and counts and not is_foreign`.execute(tx);
  return rows[0] ?? null;
}

/** The transaction was refused by a block that was indexed before the hint. */
export async function markLate(
  tx: DatabaseTransaction,
  { order_id, txid }: BlockHint,
  blockId: string,
): Promise<void> {
  await sql`update order_hint set late_block = ${blockId}
    where order_id = ${order_id} and txid = ${txid}`.execute(tx);
}

/** The transaction turned out to be of another address; it is told once. */
export async function markForeign(
  tx: DatabaseTransaction,
  { order_id, txid }: BlockHint,
): Promise<void> {
  await sql`update order_hint set is_foreign = true
    where order_id = ${order_id} and txid = ${txid}`.execute(tx);
}

/** The expiration became known after the hint. */
export async function changeDeadline(
  tx: DatabaseTransaction,
  orderId: string,
  txid: string,
  deadline: number,
): Promise<void> {
  await sql`update order_hint set deadline = ${deadline}
    where order_id = ${orderId} and txid = ${txid} and not is_foreign`.execute(tx);
}
