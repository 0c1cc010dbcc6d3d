import { getNowBlock } from '@vellum/tron/client/blocks';
import { databaseCheck, indexCheck, migrationsCheck, nodeCheck } from './features/health/checks.ts';
import type { Check } from './features/health/health.ts';
import type { Ground } from './ground.ts';
import { readChainPosition } from './indexer/chain-position.ts';
import { readMigrations } from './platform/database/migrate.ts';

export type HealthChecks = Readonly<Record<string, () => Promise<Check>>>;

/** What must be in order before people are sent here. */
export async function healthChecks({ open, client, clock, config }: Ground): Promise<HealthChecks> {
  const migrations = await readMigrations();
  const { demoWorld } = config;
  const nodeHead = async () => (await getNowBlock(client)).number;
  return {
    database: () => databaseCheck(open.pool),
    migrations: () => migrationsCheck(open.pool, migrations),
    node: () => nodeCheck(client),
    index: () => indexCheck(() => readChainPosition(open.database), nodeHead, clock),
    ...(demoWorld !== null && {
      demoWorld: async () =>
        demoWorld === 'ready' ? { ok: true } : { ok: false, code: 'BUILDING' },
    }),
  };
}
