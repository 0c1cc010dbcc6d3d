import { boxSeriesJobs } from '../keeper/jobs/box-series.ts';
import { distributeFees } from '../keeper/jobs/distribute-fees.ts';
import { launchJobs } from '../keeper/jobs/launches.ts';
import { observePrices } from '../keeper/jobs/observe-prices.ts';
import { recordDepth } from '../keeper/jobs/record-depth.ts';
import { keeperStore } from '../keeper/keeper-store.ts';
import { signingKey } from '../platform/sessions/signing-key.ts';
import { type KeeperModules, runKeeper } from './run-keeper.ts';

/** The role keeper. Without a key there is nothing it could do. */
export function keepChain(modules: KeeperModules): { close(): Promise<void> } {
  const { config, client, contracts, open } = modules;
  if (config.keeperKey === null) return { close: async () => {} };
  return runKeeper(modules, {
    store: keeperStore(open.database),
    jobs: [distributeFees(client, contracts.feeVault), ...priceJobs(client, contracts)],
    sources: [
      boxSeriesJobs({
        ...{ client, contract: contracts.blindBox, genesisId: config.deployment.genesisId },
        operatorKey: null,
      }),
      launchJobs(client, open.database),
    ],
    privateKey: signingKey('keeperKey', config.keeperKey),
  });
}

const watchedPairs = [
  { name: 'wtrxUsdt', coins: ['wtrx', 'usdt'] },
  { name: 'vlmWtrx', coins: ['vlm', 'wtrx'] },
  { name: 'vlmUsdt', coins: ['vlm', 'usdt'] },
] as const;

/** None for a pair that the network does not have. */
function priceJobs(client: KeeperModules['client'], contracts: KeeperModules['contracts']) {
  return watchedPairs.flatMap(({ name, coins: [first, second] }) => {
    const { oracle, [name]: pair, [first]: from, [second]: to } = contracts;
    if (!oracle || !pair || !from || !to) return [];
    return [
      observePrices(client, oracle, { name, pair, coins: [from, to] }),
      recordDepth(client, oracle, { name, pair }),
    ];
  });
}
