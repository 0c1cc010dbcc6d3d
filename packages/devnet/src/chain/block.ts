import type { HexAddress } from '@vellum/tron/address';
import type { Transaction } from '@vellum/tron/transaction';
import type { Receipt } from './receipt.ts';

/** A produced block with what its transactions did. */
export type Block = Readonly<{
  number: number;
  /** 8-byte number followed by the last 24 bytes of sha256(header raw); hex. */
  id: string;
  parentId: string;
  /** Milliseconds. */
  timestamp: number;
  witness: HexAddress;
  /** Version number in the header. */
  version: number;
  /** Merkle root of transaction hashes, hex. */
  txTrieRoot: string;
  witnessSignature: Uint8Array;
  transactions: readonly Transaction[];
  /** Same order as `transactions`. */
  receipts: readonly Receipt[];
  /** Running hash of all state changes up to and including this block, hex. */
  stateHash: string;
}>;
