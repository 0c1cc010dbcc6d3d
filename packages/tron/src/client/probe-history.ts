import { getBlockByNumber, getBlockRange, getNowBlock } from './blocks.ts';
import type { Client } from './client.ts';
import { getTransactionInfo, getTransactionInfosOfBlock } from './transactions.ts';

/** Blocks that are searched for a transaction, and how many at once. */
const SEARCHED = 1_000;
const RANGE = 20;

/** Why a node lacks the block or the receipt of a transaction; undefined when it has both. */
export async function historyProblem(client: Client, txid: string): Promise<string | undefined> {
  const receipt = await getTransactionInfo(client, txid);
  if (receipt === null) return `has no receipt of transaction ${txid}`;
  const { blockNumber } = receipt;
  const [block, receipts] = await Promise.all([
    getBlockByNumber(client, blockNumber),
    getTransactionInfosOfBlock(client, blockNumber),
  ]);
  if (block === null) return `does not have block ${blockNumber}`;
  if (receipts.length === block.transactionIds.length) return undefined;
  return `has ${receipts.length} of ${block.transactionIds.length} receipts of block ${blockNumber}`;
}

/**
 * Why a node keeps no receipts, shown by the newest transaction it has. Undefined also on a chain where nothing has
 * happened for a long time: there nothing can be shown.
 */
export async function recentProblem(client: Client): Promise<string | undefined> {
  const { number: head } = await getNowBlock(client);
  const lowest = Math.max(1, head - SEARCHED);
  for (let end = head + 1; end > lowest; end -= RANGE) {
    const from = Math.max(lowest, end - RANGE);
    const blocks = await getBlockRange(client, from, end);
    if (blocks.length === 0) return `does not have block ${from}`;
    const busy = blocks.findLast(({ transactionIds }) => transactionIds.length > 0);
    if (busy === undefined) continue;
    const receipts = await getTransactionInfosOfBlock(client, busy.number);
    const count = busy.transactionIds.length;
    if (receipts.length === count) return undefined;
    return `stores no receipts (${receipts.length} of ${count} in block ${busy.number})`;
  }
  return undefined;
}
