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

/** A contract call or creation in a block, as the node's block and receipt together tell it. */
export type IndexedTransaction = Readonly<{
  kind: 'call' | 'creation';
  id: string;
  /** Place within its block. */
  index: number;
  owner: Address;
  /** The contract called or made. */
  contract: Address;
  /** Selector and arguments; empty for a creation. */
  data: Uint8Array;
  callValue: bigint;
  success: boolean;
  /** SUCCESS, REVERT, OUT_OF_ENERGY and so on. */
  result: string;
  /** What the contract returned, or why it refused; empty for a creation. */
  output: Uint8Array;
  /** Sun. */
  fee: bigint;
  /** Chain time in milliseconds. */
  expiration: number;
  /** Empty when it failed. */
  logs: readonly IndexedLog[];
}>;

/** TRX that reached an account, sent by its owner or paid by a contract that was called. */
export type TrxTransfer = Readonly<{
  /** Place of its transaction within the block. */
  index: number;
  /** Who signed the transaction. */
  from: Address;
  to: Address;
  /** Sun. */
  amount: bigint;
}>;

/** What a block's header says; its id is the hash of it. */
export type BlockHead = Readonly<{
  number: number;
  id: string;
  parentId: string;
  /** Chain time in milliseconds. */
  timestamp: number;
}>;

/** A block whose receipts were held against its transactions. Only what touches contracts is listed. */
export type IndexedBlock = BlockHead &
  Readonly<{
    /** Also of transactions that are not listed. */
    transactionCount: number;
    transactions: readonly IndexedTransaction[];
    /** In order. What contracts paid is known only from nodes that keep internal transactions. */
    transfers: readonly TrxTransfer[];
    /** Set when its header does not commit to the transactions as they were told. */
    unproven?: true;
  }>;
