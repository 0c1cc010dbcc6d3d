import { concatBytes, toHex } from '@vellum/tron/bytes';
import { contractResults } from '@vellum/tron/protocol/contract-results';
import type { Transaction } from '@vellum/tron/transaction';
import { encodedOf } from '../execution/encoded.ts';
import type { ContractResult } from '../tvm/execution.ts';
import { sha256 } from './sha256.ts';

/** Root of a block without transactions. */
export const NO_TRANSACTIONS = '0'.repeat(64);

/** A transaction and how it ended; native ones always succeed. */
export type Leaf = Readonly<{ transaction: Transaction; result: ContractResult | undefined }>;

/** java-tron's tree: leaves are hashes of whole transactions with their result, an odd one moves up unchanged. */
export function merkleRoot(leaves: readonly Leaf[]): string {
  return rootOf(leaves.map(leafHash));
}

/** The root in block 0, whose transfers have no result. */
export function genesisRoot(transfers: readonly Transaction[]): string {
  return rootOf(transfers.map((transfer) => sha256(encodedOf(transfer))));
}

function rootOf(leaves: Uint8Array[]): string {
  let level = leaves;
  while (level.length > 1) level = parents(level);
  const [root] = level;
  return root ? toHex(root) : NO_TRANSACTIONS;
}

function parents(level: readonly Uint8Array[]): Uint8Array[] {
  const above: Uint8Array[] = [];
  for (let index = 0; index < level.length; index += 2) {
    const left = level[index] as Uint8Array;
    const right = level[index + 1];
    above.push(right ? sha256(concatBytes(left, right)) : left);
  }
  return above;
}

function leafHash({ transaction, result }: Leaf): Uint8Array {
  return sha256(concatBytes(encodedOf(transaction), encodedResult(result)));
}

/** Field 5 of Transaction (`ret`), two bytes long: field 3 (`contractRet`) of its message. */
export function encodedResult(result: ContractResult = 'SUCCESS'): Uint8Array {
  return Uint8Array.of(0x2a, 0x02, 0x18, contractResults[result]);
}
