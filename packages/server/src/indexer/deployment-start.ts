import type { Client } from '@vellum/tron/client/client';
import { getTransactionInfo } from '@vellum/tron/client/transactions';

/**
 * The first block that holds one of these transactions of a deployment: nothing of it can have happened
 * before. 1 when the node knows none of them.
 */
export async function deploymentStart(client: Client, txids: readonly string[]): Promise<number> {
  const receipts = await Promise.all(txids.map((txid) => getTransactionInfo(client, txid)));
  const blocks = receipts.flatMap((receipt) => (receipt ? [receipt.blockNumber] : []));
  return blocks.length === 0 ? 1 : Math.min(...blocks);
}
