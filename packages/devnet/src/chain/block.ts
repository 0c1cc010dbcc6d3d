import type { Transaction } from '@vellum/tron/transaction';
import type { Receipt } from '../execution/receipt.ts';

/** A produced block with what its transactions did. */
export type Block = Readonly<{
  number: number;
  /** 8-byte number followed by the last 24 bytes of sha256(header raw); hex. */
  id: string;
  parentId: string;
  /** Milliseconds. */
  timestamp: number;
  /** Hex: the address of the witness; in block 0 a sentence. */
  witness: string;
  /** Version number in the header. */
  version: number;
  /** Merkle root of transaction hashes, hex. */
  txTrieRoot: string;
  /** Empty in block 0. */
  witnessSignature: Uint8Array;
  transactions: readonly Transaction[];
  /** Same order as `transactions`; none in block 0. */
  receipts: readonly Receipt[];
  /** Running hash of all state changes up to and including this block, hex. */
  stateHash: string;
}>;
