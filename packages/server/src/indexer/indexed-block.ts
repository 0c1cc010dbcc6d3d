import type { Address } from '@vellum/tron/address';

/** One log of a transaction, not yet decoded. */
export type IndexedLog = Readonly<{
  /** Place within its transaction. */
  index: number;
  contract: Address;
  /** Each 32 bytes in lowercase hex. */
  topics: readonly string[];
  data: Uint8Array;
}>;

/** A contract call in a block, as the node's block and receipt together tell it. */
export type IndexedTransaction = Readonly<{
  id: string;
  /** Place within its block. */
  index: number;
  owner: Address;
  contract: Address;
  /** Selector and arguments. */
  data: Uint8Array;
  callValue: bigint;
  success: boolean;
  /** SUCCESS, REVERT, OUT_OF_ENERGY and so on. */
  result: string;
  /** What the contract returned, or why it refused. */
  output: Uint8Array;
  /** Sun. */
  fee: bigint;
  /** Chain time in milliseconds. */
  expiration: number;
  /** Empty when it failed. */
  logs: readonly IndexedLog[];
}>;

/** A block whose receipts were held against its transactions. Only contract calls are listed. */
export type IndexedBlock = Readonly<{
  number: number;
  id: string;
  parentId: string;
  /** Chain time in milliseconds. */
  timestamp: number;
  transactions: readonly IndexedTransaction[];
}>;
