import type { Address } from '@vellum/tron/address';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { IndexedBlock, IndexedLog } from './indexed-block.ts';

/** A decoded event with where it stands on the chain. */
export type ChainEvent = Readonly<{
  block: number;
  /** Chain time in milliseconds. */
  timestamp: number;
  txid: string;
  transactionIndex: number;
  logIndex: number;
  contract: Address;
  /** What the registry calls the contract: a deployment name, or the kind of a factory's child. */
  source: string;
  name: string;
  args: Readonly<Record<string, unknown>>;
}>;

/** Decodes the logs of one kind of contract: the `event` of its typed client. */
export type EventSource = Readonly<{
  source: string;
  decode(log: Pick<IndexedLog, 'topics' | 'data'>): Readonly<{
    name: string;
    args: Readonly<Record<string, unknown>>;
  }> | null;
}>;

/**
 * What events change in the tables of one feature: a pure function of the logs, in chain order, so that
 * the tables can be made again from nothing. Its tables are written by nobody else, each has a primary
 * key, and undo is recorded for them by the indexer.
 */
export type Projection = Readonly<{
  name: string;
  tables: readonly string[];
  sources: readonly EventSource[];
  apply(transaction: DatabaseTransaction, events: readonly ChainEvent[]): Promise<void>;
}>;

/** Notes what a block means for something beside the projections, in the block's own transaction. */
export type BlockAnnotator = Readonly<{
  tables: readonly string[];
  /** Whose events it needs decoded beyond those of the projections. */
  sources?: readonly EventSource[];
  annotate(
    transaction: DatabaseTransaction,
    block: IndexedBlock,
    /** `events`: the decoded events of the block, in chain order. */
    position: Readonly<{ solid: boolean; events: readonly ChainEvent[] }>,
  ): Promise<void>;
  /** The block is gone, and its rows in `tables` are as they were before it. */
  undone?(
    transaction: DatabaseTransaction,
    block: Readonly<{ number: number; id: string }>,
  ): Promise<void>;
  /** Everything up to this block can no longer be replaced. */
  solidified(
    transaction: DatabaseTransaction,
    solid: Readonly<{ number: number; timestamp: number }>,
  ): Promise<void>;
}>;
