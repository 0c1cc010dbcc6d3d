import { addressOfPrivateKey } from '@vellum/tron/signature';
import { energyMemory } from '../keeper/energy-memory.ts';
import { boxSeriesJobs } from '../keeper/jobs/box-series.ts';
import { energyDeskJobs } from '../keeper/jobs/energy-desk.ts';
import { keeperStore } from '../keeper/keeper-store.ts';
import { signingKey } from '../platform/sessions/signing-key.ts';
import { type KeeperModules, runKeeper } from './run-keeper.ts';

/** The operator's worker, a part of the role keeper: draws its box series and serves its energy desk. Rests without its key. */
export function keepOperator(modules: KeeperModules): { close(): Promise<void> } {
  const { config, client, contracts, open } = modules;
  if (config.operatorKey === null) return { close: async () => {} };
  const privateKey = signingKey('operatorKey', config.operatorKey);
  const store = keeperStore(open.database, 'energy');
  const operator = addressOfPrivateKey(privateKey);
  const desk = contracts.energyDesk;
  const boxes = boxSeriesJobs({
    ...{ client, contract: contracts.blindBox, genesisId: config.deployment.genesisId },
    operatorKey: privateKey,
  });
  const energy = desk && {
    ...{ client, desk, operator, store, memory: energyMemory(open.database, desk) },
  };
  return runKeeper(modules, {
    ...{ store, jobs: [], privateKey },
    sources: energy ? [boxes, energyDeskJobs(energy)] : [boxes],
  });
}
