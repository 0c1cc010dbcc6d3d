import { addressOfPrivateKey } from '@vellum/tron/signature';
import type { Ground } from './ground.ts';
import { energyMemory } from './keeper/energy-memory.ts';
import { energyDeskJobs } from './keeper/jobs/energy-desk.ts';
import { keeperStore } from './keeper/keeper-store.ts';
import { signingKey } from './platform/signing-key.ts';
import { runKeeper } from './run-keeper.ts';

/** The energy worker, a part of the role keeper that signs as the operator of the desk. Without its key it rests. */
export function keepEnergy(ground: Ground): { close(): Promise<void> } {
  const { config, client, contracts, open } = ground;
  const desk = contracts.energyDesk;
  if (config.operatorKey === null || !desk) return { close: async () => {} };
  const privateKey = signingKey('operatorKey', config.operatorKey);
  const store = keeperStore(open.database, 'energy');
  const memory = energyMemory(open.database, desk);
  const operator = addressOfPrivateKey(privateKey);
  return runKeeper(ground, {
    store,
    jobs: [],
    sources: [energyDeskJobs({ client, desk, operator, store, memory })],
    privateKey,
  });
}
