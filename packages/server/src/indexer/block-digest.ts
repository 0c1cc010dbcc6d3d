import { hash } from 'node:crypto';
import type { IndexedBlock, IndexedTransaction } from './indexed-block.ts';

/** Equal for two accounts of a block that say the same, receipts and logs included. */
export function blockDigest({ id, transactions }: IndexedBlock): string {
  return hash('sha256', JSON.stringify([id, transactions.map(wordsOf)]));
}

function wordsOf({ id, result, fee, output, logs }: IndexedTransaction): unknown {
  const told = logs.map(({ contract, topics, data }) => [contract, topics, hexOf(data)]);
  return [id, result, fee.toString(), hexOf(output), told];
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');
}
