import { fromHex } from '@vellum/tron/bytes';
import type { Ground } from './ground.ts';
import { distributeFees } from './keeper/jobs/distribute-fees.ts';
import { createKeeper } from './keeper/keeper.ts';
import { keeperStore } from './keeper/keeper-store.ts';

/** The role keeper. Without a key there is nothing it could do. */
export function keepChain({ config, client, contracts, open, clock, log }: Ground): {
  close(): Promise<void>;
} {
  if (config.keeperKey === null) return { close: async () => {} };
  const keeper = createKeeper({
    client,
    clock,
    log,
    store: keeperStore(open.database),
    jobs: [distributeFees(client, contracts.feeVault)],
    privateKey: fromHex(config.keeperKey),
  });
  const stop = new AbortController();
  const running = keeper.run(stop.signal);
  return {
    async close() {
      stop.abort();
      await running;
    },
  };
}
