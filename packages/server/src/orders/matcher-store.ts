import { sql } from 'kysely';
import type { IndexedBlock } from '../indexer/indexed-block.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { type ChainSeen, isLater } from './chain-seen.ts';
import { LONGEST_WAIT } from './choose-order.ts';
import { type OrderRow, orderRows } from './order-row.ts';
import type { Verdict } from './verify.ts';

/** A hint as the matcher reads it. */
export type BlockHint = Readonly<{
  order_id: string;
  txid: string;
  counts: boolean;
  seen: ChainSeen;
  /** Id of the block in which the report found the transaction and was refused by it. */
  late_block: string | null;
}>;

/** Of one address; more unfulfilled orders than that are only found by a hint. */
const MOST_ORDERS = 200;

/** The hints that name a transaction of the block. */
export async function hintsInBlock(
  tx: DatabaseTransaction,
  { transactions }: IndexedBlock,
): Promise<readonly BlockHint[]> {
  const txids = transactions.map(({ id }) => id);
  const { rows } =
    await sql<BlockHint>`select order_id, txid, counts, seen, late_block from order_hint
    where txid = any(${txids}) and not is_foreign order by order_id`.execute(tx);
  return rows;
}

/** Nothing was ever asked for: an index that is made from the beginning has no orders to find. */
export async function hasNoOrders(tx: DatabaseTransaction): Promise<boolean> {
  const { rows } = await sql<{ none: boolean }>`select not exists (select from orders)
    and not exists (select from order_hint) as none`.execute(tx);
  return rows[0]?.none === true;
}

/** Orders that a transaction of the block may belong to: of its senders without one yet, or hinted. */
export async function ordersForBlock(
  tx: DatabaseTransaction,
  block: IndexedBlock,
  hints: readonly BlockHint[],
): Promise<readonly OrderRow[]> {
  const senders = [...new Set(block.transactions.map(({ owner }) => owner))];
  const hinted = [...new Set(hints.map(({ order_id }) => order_id))];
  const { rows } = await sql<OrderRow>`${orderRows}
    where o.id = any(${hinted}) or o.id in (
      select found.id from unnest(${senders}::text[]) as sender
      cross join lateral (
        select s.id from orders s left join order_chain b on b.order_id = s.id
        where s.address = sender and (b.order_id is null or b.outcome = 'mismatched')
          and s.chain_time > ${block.timestamp - LONGEST_WAIT}
          and (s.seen ->> 'solid')::integer < ${block.number}
        order by s.id desc limit ${MOST_ORDERS}) found)`.execute(tx);
  return withDeadlinesAt(tx, block, rows);
}

/** Deadlines as they were before the block: a later report does not bring back what the block could not change. */
async function withDeadlinesAt(
  tx: DatabaseTransaction,
  block: IndexedBlock,
  orders: readonly OrderRow[],
): Promise<readonly OrderRow[]> {
  const ids = orders.filter(({ deadline }) => deadline !== null).map(({ id }) => id);
  if (ids.length === 0) return orders;
  const { rows } = await sql<{ order_id: string; deadline: bigint; seen: ChainSeen }>`
    select order_id, deadline, seen from order_hint
    where order_id = any(${ids}) and counts`.execute(tx);
  const latest = new Map<string, bigint>();
  for (const { order_id: id, deadline, seen } of rows) {
    if (isLater(block, seen) && deadline > (latest.get(id) ?? 0n)) latest.set(id, deadline);
  }
  return orders.map((row) => ({ ...row, deadline: latest.get(row.id) ?? null }));
}

/** Chain time of the block before this one, which was applied before it. */
export async function timeOfParent(
  tx: DatabaseTransaction,
  { parentId, number }: IndexedBlock,
): Promise<number> {
  const { rows } = await sql<{ ts: bigint }>`select ts from chain_block
    where number = ${number - 1} and id = ${parentId}`.execute(tx);
  if (rows[0] === undefined) throw new RangeError(`the parent of block ${number} is not there`);
  return Number(rows[0].ts);
}

export async function orderById(tx: DatabaseTransaction, id: string): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`${orderRows} where o.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

export type Binding = Readonly<{
  orderId: string;
  txid: string;
  block: number;
  transactionIndex: number;
  verdict: Verdict;
  via: string | null;
}>;

/** Writes what the chain shows of an order. What was no match before gives way; a match never does. */
export async function writeBinding(tx: DatabaseTransaction, binding: Binding): Promise<boolean> {
  const { orderId, txid, block, transactionIndex, verdict, via } = binding;
  const problem = verdict.outcome === 'succeeded' ? null : verdict.problem;
  const result = verdict.outcome === 'succeeded' ? verdict.result : null;
  const { rows } = await sql`
    insert into order_chain (order_id, txid, block, transaction_index, outcome, code, params, result, via)
    values (${orderId}, ${txid}, ${block}, ${transactionIndex}, ${verdict.outcome},
      ${problem?.code ?? null}, ${jsonOrNull(problem?.params)}, ${jsonOrNull(result)}, ${via})
    on conflict (order_id) do update set txid = excluded.txid, block = excluded.block,
      transaction_index = excluded.transaction_index, outcome = excluded.outcome, code = excluded.code,
      params = excluded.params, result = excluded.result, via = excluded.via
    where order_chain.outcome = 'mismatched' and excluded.outcome <> 'mismatched'
    returning order_id`.execute(tx);
  return rows.length > 0;
}

const jsonOrNull = (value: object | null | undefined) =>
  value === null || value === undefined ? null : JSON.stringify(value);
