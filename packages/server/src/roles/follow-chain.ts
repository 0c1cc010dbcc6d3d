import { incomeNews } from '../features/income/income-news.ts';
import { deploymentStart } from '../indexer/deployment-start.ts';
import { createIndexer, type Indexer } from '../indexer/indexer.ts';
import type { IndexerOptions } from '../indexer/options.ts';
import type { Modules } from '../modules/modules.ts';
import { createOrderMatcher } from '../orders/matcher.ts';
import { openDatabase } from '../platform/database/open.ts';

export type ChainFollowing = Readonly<{ indexer: Indexer; close(): Promise<void> }>;

/** The role indexer: chain into tables, and orders matched to blocks. */
export function followChain(
  { client, config, contracts, projections, plans, launch, clock, log }: Modules,
  settings: NonNullable<IndexerOptions['settings']> = {},
): ChainFollowing {
  // A connection of its own: a block may take longer than a person waits for an answer.
  const onLost = (error: Error) => log.warn({ problem: error.message }, 'database connection lost');
  const open = openDatabase(config.databaseUrl, { connections: 6, statementTimeoutMs: 0, onLost });
  const { database } = open;
  const sources = projections.flatMap((projection) => projection.sources);
  const creations = Object.values(config.deployment.contracts).flatMap(({ txid }) => txid ?? []);
  const indexer = createIndexer({
    database,
    nodes: nodesOf(config.network),
    contracts: Object.entries(contracts).map(([source, address]) => ({ source, address })),
    projections,
    factories: launch.factories,
    startBlock: () => deploymentStart(client, creations),
    annotators: [
      createOrderMatcher({ plans, sources, clock, log }),
      incomeNews,
      ...launch.annotators,
    ],
    clock,
    log,
    settings,
  });
  const stop = new AbortController();
  const running = indexer.run(stop.signal);
  return {
    indexer,
    async close() {
      stop.abort();
      await running;
      await open.close();
    },
  };
}

function nodesOf({ fullNodes, solidityNodes, apiKey }: Modules['config']['network']) {
  return fullNodes.map((url, index) => ({
    url,
    ...(solidityNodes[index] !== undefined && { confirmedUrl: solidityNodes[index] }),
    ...(apiKey !== null && { apiKey }),
  }));
}
