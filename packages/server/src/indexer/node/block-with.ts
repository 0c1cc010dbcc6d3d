import type { Client } from '@vellum/tron/client/client';
import { getTransactionInfo } from '@vellum/tron/client/transactions';
import { readWallet } from '@vellum/tron/client/wallet-request';
import type { IndexedBlock } from '../indexed-block.ts';
import { type Ask, readBlocks } from './chain-node.ts';

/** The block that holds the transaction, as a node tells it; null while it is in none. */
export async function blockWith(
  client: Client,
  txid: string,
  signal: AbortSignal,
): Promise<IndexedBlock | null> {
  const info = await getTransactionInfo(client, txid, { signal });
  if (info === null) return null;
  const ask: Ask = async (call, body, read) =>
    read((await readWallet(client, call, body, { signal })).json);
  const [block] = await readBlocks(ask, info.blockNumber, info.blockNumber + 1);
  return block ?? null;
}
