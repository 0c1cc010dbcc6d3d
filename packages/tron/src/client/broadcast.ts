import { toHex } from '../bytes.ts';
import { TransactionRejected } from '../errors.ts';
import { encodeTransaction, type Transaction } from '../transaction.ts';
import type { Client } from './client.ts';

/**
 * Hands a signed transaction to the network; resolves when a node accepted it, which is not yet a
 * block. Throws TransactionRejected. After NodeUnreachable it may have been accepted all the same:
 * look it up by its id, or broadcast it again, which can never execute it twice.
 */
export async function broadcast(
  client: Client,
  transaction: Pick<Transaction, 'rawBytes' | 'signatures'>,
  signal?: AbortSignal,
): Promise<void> {
  const body = { transaction: toHex(encodeTransaction(transaction)) };
  const answer = await client.full.request({ path: '/wallet/broadcasthex', body, signal });
  if (answer.flag('result')) return;
  const code = answer.text('code') || 'OTHER_ERROR';
  // The node before this one failed to answer, but had already spread the transaction.
  if (code === 'DUP_TRANSACTION_ERROR' && answer.repeated) return;
  throw new TransactionRejected(code, answer.text('message'));
}
