import { addressOfPrivateKey } from '@vellum/tron/signature';
import { sql } from 'kysely';
import type { Ground } from './ground.ts';
import { payoutClaims } from './keeper/jobs/payout-claims.ts';
import { activateRoots, proposeRoots } from './keeper/jobs/payout-roots.ts';
import { publishRoots } from './keeper/jobs/solvency.ts';
import { keeperStore } from './keeper/keeper-store.ts';
import { openRequests } from './ledger/open-requests.ts';
import type { Database } from './platform/database/database.ts';
import type { Metrics } from './platform/metrics.ts';
import { signingKey } from './platform/signing-key.ts';
import { runKeeper } from './run-keeper.ts';

/** Sun that claims for people may cost within a day: what is above waits, and they may claim themselves. */
const DAILY_BUDGET = 1_000_000_000n;

/** The payout worker, a part of the role keeper with a key and a budget of its own. Without a key it rests. */
export function keepPayouts(ground: Ground): { close(): Promise<void> } {
  const { config, client, open, ledger, log } = ground;
  if (config.payoutKey === null) return { close: async () => {} };
  const privateKey = signingKey('payoutKey', config.payoutKey);
  const sender = addressOfPrivateKey(privateKey);
  const requests = openRequests(open.database);
  const solvency = {
    client,
    database: open.database,
    sender,
    contract: ground.contracts.solvencyLog,
  };
  const keeping = { client, database: open.database, ledger, requests, sender, log };
  return runKeeper(ground, {
    store: keeperStore(open.database, 'payout'),
    jobs: [
      activateRoots(keeping),
      proposeRoots(keeping),
      publishRoots({ ...solvency, ...ground.solvency.publishing }),
    ],
    sources: [payoutClaims(keeping)],
    privateKey,
    dailyBudget: DAILY_BUDGET,
  });
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
