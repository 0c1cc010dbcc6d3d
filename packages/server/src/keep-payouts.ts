import { fromHex } from '@vellum/tron/bytes';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import { sql } from 'kysely';
import type { Ground } from './ground.ts';
import { MOST_AHEAD_MS } from './keep-chain.ts';
import { payoutClaims } from './keeper/jobs/payout-claims.ts';
import { activateRoots, proposeRoots } from './keeper/jobs/payout-roots.ts';
import { createKeeper } from './keeper/keeper.ts';
import { keeperStore } from './keeper/keeper-store.ts';
import { openRequests } from './ledger/open-requests.ts';
import type { Database } from './platform/database/database.ts';
import type { Metrics } from './platform/metrics.ts';

/** Sun that claims for people may cost within a day: what is above waits, and they may claim themselves. */
const DAILY_BUDGET = 1_000_000_000n;

/** The payout worker, a part of the role keeper with a key and a budget of its own. Without a key it rests. */
export function keepPayouts({ config, client, open, ledger, clock, log }: Ground): {
  close(): Promise<void>;
} {
  if (config.payoutKey === null) return { close: async () => {} };
  const privateKey = fromHex(config.payoutKey);
  const sender = addressOfPrivateKey(privateKey);
  const requests = openRequests(open.database);
  const keeping = { client, database: open.database, ledger, requests, sender, log };
  const keeper = createKeeper({
    client,
    clock,
    log,
    store: keeperStore(open.database, 'payout'),
    jobs: [activateRoots(keeping), proposeRoots(keeping)],
    sources: [payoutClaims(keeping)],
    privateKey,
    dailyBudget: DAILY_BUDGET,
    ...(config.network.name !== 'devnet' && { mostAhead: MOST_AHEAD_MS }),
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

/** For who watches: what waits, and roots that do not follow from the logs, of which there should be none. */
export function measurePayouts(database: Database, metrics: Metrics): void {
  const requests = openRequests(database);
  metrics.gauge('payout_requests_open', 'Withdrawals that are under way', requests.count);
  metrics.gauge('payout_roots_wrong', 'Proposed roots that the logs do not lead to', async () => {
    const { rows } = await sql<{ count: bigint }>`
      select count(*) as count from payout_root where not is_right`.execute(database);
    return Number(rows[0]?.count ?? 0n);
  });
}
