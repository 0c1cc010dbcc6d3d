import { platformNeeds } from '@vellum/contracts/deploy/platform-needs';
import { getNowBlock } from '@vellum/tron/client/blocks';
import type { ServerConfig } from './config/config.ts';
import { databaseCheck, indexCheck, migrationsCheck } from './features/health/checks.ts';
import type { Check } from './features/health/health.ts';
import { nodeCheck } from './features/health/node-check.ts';
import { readChainPosition } from './indexer/chain-position.ts';
import type { Modules } from './modules/modules.ts';
import type { Clock } from './platform/clock.ts';
import { readMigrations } from './platform/database/migrate.ts';

/** What the platform asks of its nodes; the clock of an embedded chain is moved at will. */
const nodeNeeds =
  ({ network, deployment }: ServerConfig, clock: Clock) =>
  () => ({
    ...platformNeeds(deployment),
    ...(network.name !== 'devnet' && { now: clock() }),
  });

export type HealthChecks = Readonly<Record<string, () => Promise<Check>>>;

/** What must be in order before people are sent here. */
export async function healthChecks({
  open,
  client,
  clock,
  config,
}: Modules): Promise<HealthChecks> {
  const migrations = await readMigrations();
  const { demoWorld } = config;
  const nodeHead = async () => (await getNowBlock(client)).number;
  return {
    database: () => databaseCheck(open.pool),
    migrations: () => migrationsCheck(open.pool, migrations),
    node: nodeCheck(client, config.network, nodeNeeds(config, clock), clock),
    index: () => indexCheck(() => readChainPosition(open.database), nodeHead, clock),
    ...(demoWorld !== null && {
      demoWorld: async () =>
        demoWorld === 'ready' ? { ok: true } : { ok: false, code: 'BUILDING' },
    }),
  };
}
