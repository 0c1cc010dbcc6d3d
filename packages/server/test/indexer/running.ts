import { createIndexer, type Indexer } from '../../src/indexer/indexer.ts';
import type { IndexerOptions } from '../../src/indexer/options.ts';
import { balances } from './balance-projection.ts';
import type { TokenChain } from './token-chain.ts';

const silent = { info() {}, warn() {}, error() {} };

/** Waits are milliseconds here that are seconds in service. */
const quick = {
  pollInterval: 10,
  pace: { most: 16, firstRest: 5, longestRest: 40 },
  requestTimeout: 400,
  firstRetry: 5,
  longestRetry: 40,
  patience: 500,
};

export type Running = Readonly<{ indexer: Indexer; stop(): Promise<void> }>;

export function indexerOf(
  chain: TokenChain,
  options: Partial<IndexerOptions> & Pick<IndexerOptions, 'database'>,
): Indexer {
  return createIndexer({
    nodes: [{ url: chain.url }],
    contracts: [{ source: 'coin', address: chain.address() }],
    projections: [balances],
    clock: Date.now,
    log: silent,
    ...options,
    settings: { ...quick, ...options.settings },
  });
}

export function start(indexer: Indexer): Running {
  const controller = new AbortController();
  const ended = indexer.run(controller.signal);
  return {
    indexer,
    async stop() {
      controller.abort();
      await ended;
    },
  };
}
