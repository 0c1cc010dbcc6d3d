import { toHexAddress } from '@vellum/tron/address';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import { type RawBuilder, sql } from 'kysely';
import { inOffice } from '../keeper/jobs/in-office.ts';
import { payoutClaims } from '../keeper/jobs/payout-claims.ts';
import { activateRoots, proposeRoots } from '../keeper/jobs/payout-roots.ts';
import { publishRoots } from '../keeper/jobs/solvency.ts';
import { keeperStore } from '../keeper/keeper-store.ts';
import { openRequests } from '../ledger/open-requests.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Metrics } from '../platform/log/metrics.ts';
import { signingKey } from '../platform/sessions/signing-key.ts';
import { type KeeperModules, runKeeper } from './run-keeper.ts';

/** Sun that claims for people may cost within a day: what is above waits, and they may claim themselves. */
const DAILY_BUDGET = 1_000_000_000n;

/** The payout worker, a part of the role keeper with keys and budgets of its own. Without a key it rests. */
export function keepPayouts(modules: KeeperModules): { close(): Promise<void> } {
  const workers = (['payoutKey', 'reserveKey'] as const).flatMap((name) => workerOf(modules, name));
  return {
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}

/** Both keys do the same work, each while it is in office. */
function workerOf(modules: KeeperModules, name: 'payoutKey' | 'reserveKey') {
  const { config, client, clock, open, ledger, log } = modules;
  const key = config[name];
  if (key === null) return [];
  const privateKey = signingKey(name, key);
  const account = config[name === 'payoutKey' ? 'payoutAccount' : 'reserveAccount'] ?? null;
  const sender = account === null ? addressOfPrivateKey(privateKey) : toHexAddress(account);
  const requests = openRequests(open.database, clock);
  const solvency = {
    client,
    database: open.database,
    sender,
    contract: modules.contracts.solvencyLog,
  };
  const keeping = { client, database: open.database, ledger, requests, sender, log };
  const isReserve = name === 'reserveKey';
  const contract = modules.contracts.payout;
  const office = { client, contract, sender, worksForNobody: !isReserve, endsSilence: isReserve };
  const jobs = [
    ...[activateRoots(keeping), proposeRoots(keeping)].map((job) => inOffice(job, office)),
    // Its contract takes what the proposer publishes, however long that one has been silent.
    inOffice(publishRoots({ ...solvency, ...modules.solvency.publishing }), {
      ...office,
      endsSilence: false,
    }),
  ];
  return [
    runKeeper(modules, {
      store: keeperStore(open.database, isReserve ? 'reserve' : 'payout'),
      jobs,
      // Anyone may send claims: the one key does, whether it is in office or not.
      sources: isReserve ? [] : [payoutClaims(keeping)],
      privateKey,
      account: sender,
      dailyBudget: DAILY_BUDGET,
    }),
  ];
}

/** For monitoring: open withdrawals, and wrong roots that nobody has vetoed, of which there should be none. */
export function measurePayouts(database: Database, clock: Clock, metrics: Metrics): void {
  const requests = openRequests(database);
  metrics.gauge('payout_requests_open', 'Withdrawals that are under way', requests.count);
  metrics.gauge(
    'payout_oldest_request_seconds',
    'Age of the oldest withdrawal that is under way; 0 when none is',
    async () => {
      const oldest = await requests.oldest();
      return oldest === null ? 0 : Math.max(0, (clock() - oldest) / 1000);
    },
  );
  // What is over must not keep an alert firing: the next wrong root would go unnoticed.
  metrics.gauge('payout_roots_wrong', 'Wrong roots that wait and can be vetoed', () =>
    countRoots(database, sql`not is_right and active_block is null and vetoed_block is null`),
  );
  metrics.gauge('payout_roots_wrong_active', 'Wrong active roots that no right one followed', () =>
    countRoots(
      database,
      sql`not is_right and active_block > coalesce((
        select max(active_block) from payout_root where is_right), -1)`,
    ),
  );
}

async function countRoots(database: Database, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from payout_root where ${which}`.execute(database);
  return Number(rows[0]?.count ?? 0n);
}
