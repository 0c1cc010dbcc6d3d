import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { FollowSettings } from './follow.ts';
import type { NodeOptions } from './node/chain-node.ts';
import type { PaceOptions } from './node/pace.ts';
import type { BlockAnnotator, Projection } from './projection.ts';
import type { FactoryRule, WatchedContract } from './registry.ts';

/** Where a line for the operator goes; pino's loggers fit. */
export type IndexerLog = Readonly<{
  info(detail: object, text: string): void;
  warn(detail: object, text: string): void;
  error(detail: object, text: string): void;
}>;

export type NodeAddress = Pick<NodeOptions, 'url' | 'confirmedUrl' | 'apiKey'>;

export type IndexerOptions = Readonly<{
  /** Keeps one of its connections while it leads. */
  database: Database;
  /** One is enough; of several, what they tell is compared. */
  nodes: readonly NodeAddress[];
  contracts: readonly WatchedContract[];
  factories?: readonly FactoryRule[];
  projections: readonly Projection[];
  annotators?: readonly BlockAnnotator[];
  /** Finds the first block to apply, once; the lowest `fromBlock` of the contracts, or 1, without it. */
  startBlock?: () => Promise<number>;
  clock: Clock;
  log: IndexerLog;
  settings?: Partial<IndexerSettings>;
}>;

export type IndexerSettings = FollowSettings &
  Readonly<{
    pace: PaceOptions;
    /** Milliseconds until a node's answer is given up. */
    requestTimeout: number;
    /** Milliseconds between two attempts to lead, and after a failure; doubled up to the longest. */
    firstRetry: number;
    longestRetry: number;
    /** Milliseconds that a node must stand by a word which nothing else bears out. */
    patience: number;
  }>;

export const defaultSettings: IndexerSettings = {
  pollInterval: 1_000,
  batch: 20,
  ahead: 10,
  pace: { most: 16, firstRest: 500, longestRest: 30_000 },
  requestTimeout: 5_000,
  firstRetry: 500,
  longestRetry: 10_000,
  patience: 60_000,
};
