import { copyField, copyRows } from '../platform/database/copied-rows.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { attempt } from './annotate.ts';
import { insertLogs, insertTransactions, selectorOf } from './block-store.ts';
import type { DecodedBlock, KeptLog } from './decoded-block.ts';
import { eventJson } from './event-json.ts';
import type { IndexedTransaction } from './indexed-block.ts';

/**
 * Transactions and logs of many blocks that were never applied before. Rows that are there nevertheless, because
 * a node tells a transaction twice, stay as they are.
 */
export async function copyChain(
  transaction: DatabaseTransaction,
  blocks: readonly DecodedBlock[],
): Promise<void> {
  const copied = await attempt(
    transaction,
    () => copy(transaction, blocks),
    () => {},
  );
  if (copied) return;
  await insertTransactions(transaction, blocks);
  await insertLogs(transaction, blocks);
}

const TRANSACTIONS =
  'chain_tx (txid, block, idx, owner, contract, selector, call_value, ok, result, fee, expiration)';
const LOGS =
  'chain_log (block, tx_idx, log_idx, txid, contract, source, event, args, topics, data)';

async function copy(
  transaction: DatabaseTransaction,
  blocks: readonly DecodedBlock[],
): Promise<void> {
  const transactions = blocks.flatMap((decoded) =>
    decoded.transactions.map((each) => transactionLine(decoded.block.number, each)),
  );
  if (transactions.length === 0) return;
  await copyRows(transaction, TRANSACTIONS, transactions);
  const logs = blocks.flatMap((decoded) =>
    decoded.logs.map((each) => logLine(decoded.block.number, each)),
  );
  if (logs.length > 0) await copyRows(transaction, LOGS, logs);
}

function transactionLine(block: number, sent: IndexedTransaction): string {
  const { id, index, owner, contract, callValue, success, fee, expiration } = sent;
  const [selector, result] = [copyField(selectorOf(sent)), copyField(sent.result)];
  const ok = success ? 't' : 'f';
  return `${id}\t${block}\t${index}\t${owner}\t${contract}\t${selector}\t${callValue}\t${ok}\t${result}\t${fee}\t${expiration}`;
}

function logLine(block: number, { transaction, log, source, event }: KeptLog): string {
  const { buffer, byteOffset, length } = log.data;
  const data = Buffer.from(buffer, byteOffset, length).toString('hex');
  const [name, args] = [event?.name ?? null, event && eventJson(event.args)].map(copyField);
  return `${block}\t${transaction.index}\t${log.index}\t${transaction.id}\t${log.contract}\t${copyField(source)}\t${name}\t${args}\t\\\\x${log.topics.join('')}\t\\\\x${data}`;
}
