import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { plainArray } from '../platform/database/plain-array.ts';
import type { DecodedBlock, KeptLog } from './decoded-block.ts';
import { eventJson } from './events/event-json.ts';
import type { BlockHead, IndexedBlock, IndexedTransaction } from './indexed-block.ts';

/** The rows of blocks, each kind in one statement however many there are. */
export async function insertBlocks(
  transaction: DatabaseTransaction,
  blocks: readonly IndexedBlock[],
  solid: boolean,
): Promise<void> {
  await sql`
    insert into chain_block (number, id, parent, ts, tx_count, solid)
    select *, ${solid} from unnest(
      ${blocks.map(({ number }) => number)}::integer[],
      ${blocks.map(({ id }) => id)}::text[],
      ${blocks.map(({ parentId }) => parentId)}::text[],
      ${blocks.map(({ timestamp }) => timestamp)}::bigint[],
      ${blocks.map(({ transactionCount }) => transactionCount)}::integer[])
  `.execute(transaction);
}

export async function insertTransactions(
  transaction: DatabaseTransaction,
  blocks: readonly DecodedBlock[],
): Promise<void> {
  const all = blocks.flatMap(({ block, transactions }) =>
    transactions.map((each) => ({ ...each, block: block.number })),
  );
  if (all.length === 0) return;
  await sql`
    insert into chain_tx
      (txid, block, idx, owner, contract, selector, call_value, ok, result, fee, expiration)
    select * from unnest(
      ${plainArray(all.map(({ id }) => id))}::text[],
      ${plainArray(all.map(({ block }) => block))}::integer[],
      ${plainArray(all.map(({ index }) => index))}::integer[],
      ${plainArray(all.map(({ owner }) => owner))}::text[],
      ${plainArray(all.map(({ contract }) => contract))}::text[],
      ${plainArray(all.map(selectorOf))}::text[],
      ${plainArray(all.map(({ callValue }) => callValue))}::numeric[],
      ${plainArray(all.map(({ success }) => (success ? 't' : 'f')))}::boolean[],
      ${all.map(({ result }) => result)}::text[],
      ${plainArray(all.map(({ fee }) => fee))}::bigint[],
      ${plainArray(all.map(({ expiration }) => expiration))}::bigint[])
    on conflict do nothing
  `.execute(transaction);
}

/** The first four bytes of a call in hex; null when there are not as many. */
export function selectorOf({ data }: IndexedTransaction): string | null {
  return data.length < 4 ? null : Buffer.from(data.subarray(0, 4)).toString('hex');
}

export async function insertLogs(
  transaction: DatabaseTransaction,
  blocks: readonly DecodedBlock[],
): Promise<void> {
  const all = blocks.flatMap(({ block, logs }) =>
    logs.map((each) => ({ ...each, block: block.number })),
  );
  if (all.length === 0) return;
  await sql`
    insert into chain_log
      (block, tx_idx, log_idx, txid, contract, source, event, args, topics, data)
    select * from unnest(
      ${plainArray(all.map(({ block }) => block))}::integer[],
      ${plainArray(all.map((kept) => kept.transaction.index))}::integer[],
      ${plainArray(all.map(({ log }) => log.index))}::integer[],
      ${plainArray(all.map((kept) => kept.transaction.id))}::text[],
      ${plainArray(all.map(({ log }) => log.contract))}::text[],
      ${all.map(({ source }) => source)}::text[],
      ${all.map(({ event }) => event?.name ?? null)}::text[],
      ${plainArray(all.map(argsOf))}::jsonb[],
      ${plainArray(all.map(topicsOf))}::bytea[],
      ${plainArray(all.map(dataOf))}::bytea[])
    on conflict do nothing
  `.execute(transaction);
}

/** JSON holds no control characters, and arrays read quotes and backslashes as JSON writes them. */
function argsOf({ event }: KeptLog): string | null {
  return event && JSON.stringify(eventJson(event.args));
}

function dataOf({ log }: KeptLog): string {
  return byteaOf(Buffer.from(log.data).toString('hex'));
}

function topicsOf({ log }: KeptLog): string {
  return byteaOf(log.topics.join(''));
}

/** As an element of an array, in which a backslash stands for what follows it. */
const byteaOf = (hex: string): string => `\\\\x${hex}`;

/** The applied block at this height, which must be there. */
export async function blockAt(database: Database, number: number): Promise<BlockHead> {
  const { rows } = await sql<{ id: string; parent: string; ts: bigint }>`
    select id, parent, ts from chain_block where number = ${number}
  `.execute(database);
  const [row] = rows;
  if (row === undefined) throw new RangeError(`block ${number} was never applied`);
  return { number, id: row.id, parentId: row.parent, timestamp: Number(row.ts) };
}

/** The block before the first one, so that the first can be replaced too. */
export async function insertAnchor(
  transaction: DatabaseTransaction,
  { number, id, parentId, timestamp }: BlockHead,
): Promise<void> {
  await sql`
    insert into chain_block (number, id, parent, ts, tx_count, solid)
    values (${number}, ${id}, ${parentId}, ${timestamp}, 0, true)
  `.execute(transaction);
}

/** Removes the blocks above `base` and what is kept of them; returns them, newest first. */
export async function deleteBlocksAbove(
  transaction: DatabaseTransaction,
  base: number,
): Promise<readonly Readonly<{ number: number; id: string }>[]> {
  const { rows } = await sql<{ number: number; id: string }>`
    with logs as (delete from chain_log where block > ${base}),
      transactions as (delete from chain_tx where block > ${base}),
      contracts as (
        delete from contract_registry where from_block > ${base} and parent is not null),
      blocks as (delete from chain_block where number > ${base} returning number, id)
    select number, id from blocks order by number desc
  `.execute(transaction);
  return rows;
}
