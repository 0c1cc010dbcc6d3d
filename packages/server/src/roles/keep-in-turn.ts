import { readPulse } from '../keeper/pulse.ts';
import { createModules, type Modules } from '../modules/modules.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open.ts';
import type { Metrics } from '../platform/log/metrics.ts';
import { forgetExpired } from './forget-expired.ts';
import { keepAsLeader } from './keep-as-leader.ts';
import { keepChain } from './keep-chain.ts';
import { keepDays } from './keep-days.ts';
import { keepOperator } from './keep-operator.ts';
import { keepPayouts } from './keep-payouts.ts';
import { keepSolvency } from './keep-solvency.ts';

/** One at most for each worker. */
const CONNECTIONS = 6;
/** What a root is made of takes longer each year; what hangs still ends. */
const LONGEST_STATEMENT_MS = 300_000;

/** A database for work that nobody waits for. */
export const openForKeeper = ({ config, log }: Pick<Modules, 'config' | 'log'>): OpenDatabase =>
  openDatabase(config.databaseUrl, {
    connections: CONNECTIONS,
    statementTimeoutMs: LONGEST_STATEMENT_MS,
    onLost: (error) => log.warn({ problem: error.message }, 'database connection lost'),
  });

/** The role keeper: one process at a time keeps the chain, however many have the role. */
export function keepInTurn(
  { config, clock, log }: Modules,
  cleanup: Readonly<{ everyMs?: number }> = {},
): { close(): Promise<void> } {
  const open = openForKeeper({ config, log });
  const modules = createModules({ config, open, clock, log });
  const keepers = [keepChain, keepPayouts, keepOperator, keepSolvency, keepDays];
  const leader = keepAsLeader({
    ...{ databaseUrl: config.databaseUrl, clock, log },
    begin: (pulse) => [
      ...keepers.map((keep) => keep({ ...modules, pulse })),
      // A machine without the role api has tables that grow too. Its images, if any, are those of other processes.
      forgetExpired(modules, { images: false, ...cleanup }),
    ],
  });
  return {
    async close() {
      await leader.close();
      await open.close();
    },
  };
}

/** For monitoring: whether anybody keeps the chain. */
export function measureKeeper({ open, clock }: Modules, metrics: Metrics): void {
  metrics.gauge(
    'keeper_silence_seconds',
    'Time since all workers of the keeper last had a good round; -1 before the first',
    async () => {
      const goodAt = await readPulse(open.database);
      return goodAt === null ? -1 : Math.max(0, (clock() - goodAt) / 1000);
    },
  );
}
