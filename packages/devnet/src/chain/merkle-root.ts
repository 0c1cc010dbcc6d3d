import { concatBytes, toHex } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import type { Transaction } from '@vellum/tron/transaction';
import { encodedOf } from '../execution/encoded.ts';
import type { ContractResult } from '../tvm/execution.ts';

/** Root of a block without transactions. */
export const NO_TRANSACTIONS = '0'.repeat(64);

/** Numbers of `contractResult` in Tron.proto. */
const RESULT_NUMBER: Readonly<Record<ContractResult, number>> = {
  SUCCESS: 1,
  REVERT: 2,
  BAD_JUMP_DESTINATION: 3,
  OUT_OF_MEMORY: 4,
  PRECOMPILED_CONTRACT: 5,
  STACK_TOO_SMALL: 6,
  STACK_TOO_LARGE: 7,
  ILLEGAL_OPERATION: 8,
  STACK_OVERFLOW: 9,
  OUT_OF_ENERGY: 10,
  OUT_OF_TIME: 11,
  JVM_STACK_OVER_FLOW: 12,
  UNKNOWN: 13,
  TRANSFER_FAILED: 14,
  INVALID_CODE: 15,
};

/** A transaction and how it ended; native ones always succeed. */
export type Leaf = Readonly<{ transaction: Transaction; result: ContractResult | undefined }>;

/** java-tron's tree: leaves are hashes of whole transactions with their result, an odd one moves up unchanged. */
export function merkleRoot(leaves: readonly Leaf[]): string {
  let level = leaves.map(leafHash);
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

// Field 5 of Transaction (`ret`), two bytes long: field 3 (`contractRet`) of its message.
function leafHash({ transaction, result = 'SUCCESS' }: Leaf): Uint8Array {
  const ret = Uint8Array.of(0x2a, 0x02, 0x18, RESULT_NUMBER[result]);
  return sha256(concatBytes(encodedOf(transaction), ret));
}
