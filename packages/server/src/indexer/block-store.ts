import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { DecodedBlock, KeptLog } from './decoded-block.ts';
import { eventJson } from './event-json.ts';
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
      ${all.map(({ id }) => id)}::text[],
      ${all.map(({ block }) => block)}::integer[],
      ${all.map(({ index }) => index)}::integer[],
      ${all.map(({ owner }) => owner)}::text[],
      ${all.map(({ contract }) => contract)}::text[],
      ${all.map(selectorOf)}::text[],
      ${all.map(({ callValue }) => callValue.toString())}::numeric[],
      ${all.map(({ success }) => success)}::boolean[],
      ${all.map(({ result }) => result)}::text[],
      ${all.map(({ fee }) => fee.toString())}::bigint[],
      ${all.map(({ expiration }) => expiration)}::bigint[])
    on conflict do nothing
  `.execute(transaction);
}

function selectorOf({ data }: IndexedTransaction): string | null {
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
      ${all.map(({ block }) => block)}::integer[],
      ${all.map((kept) => kept.transaction.index)}::integer[],
      ${all.map(({ log }) => log.index)}::integer[],
      ${all.map((kept) => kept.transaction.id)}::text[],
      ${all.map(({ log }) => log.contract)}::text[],
      ${all.map(({ source }) => source)}::text[],
      ${all.map(({ event }) => event?.name ?? null)}::text[],
      ${all.map(({ event }) => (event ? eventJson(event.args) : null))}::jsonb[],
      ${all.map(topicsOf)}::bytea[],
      ${all.map(({ log }) => Buffer.from(log.data))}::bytea[])
    on conflict do nothing
  `.execute(transaction);
}

function topicsOf({ log }: KeptLog): Buffer {
  return Buffer.from(log.topics.join(''), 'hex');
}

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

/** Removes a block and what is kept of it. */
export async function deleteBlock(transaction: DatabaseTransaction, number: number): Promise<void> {
  await sql`delete from chain_log where block = ${number}`.execute(transaction);
  await sql`delete from chain_tx where block = ${number}`.execute(transaction);
  await sql`delete from contract_registry where from_block = ${number} and parent is not null`.execute(
    transaction,
  );
  await sql`delete from chain_block where number = ${number}`.execute(transaction);
}
