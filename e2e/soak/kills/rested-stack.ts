import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EmbeddedPostgres, startEmbedded } from '@vellum/server/platform/database/embedded';
import { type OpenDatabase, openDatabase } from '@vellum/server/platform/database/open';
import { type Supervised, supervise } from '../../../packages/server/test/faults/supervised.ts';
import type { CheckedStack } from '../checks/checked-stack.ts';
import { caughtUp } from '../checks/index-check.ts';
import { DAY_MS } from '../scene.ts';
import { untilServing } from '../soak-stack.ts';
import { type KillStack, SOLID_LAG } from './kill-stack.ts';

const HOUR = 3_600_000;
const server = fileURLToPath(new URL('../../../packages/server/src/main.ts', import.meta.url));
const devnet = fileURLToPath(new URL('../../../packages/devnet/src/cli.ts', import.meta.url));
/** The database of an embedded PostgreSQL. */
const DATABASE = 'postgres';

/** What waits comes into a block, nothing that was signed can come any more, and no more blocks are made. */
export async function comeToRest(stack: KillStack): Promise<void> {
  const { node, url } = stack;
  await untilServing(url);
  await node.mine(2);
  await node.increaseTime(DAY_MS + HOUR);
  await node.mine(SOLID_LAG + 2);
  await node.setMining({ mode: 'manual' });
  const open = openDatabase(stack.config.databaseUrl);
  const stands = await caughtUp(open, node);
  await open.close();
  if (!stands) throw new Error('the index stays behind');
  await untilServing(url);
}

/**
 * The platform at rest as the checks look into it. Where they want the servers gone, the whole platform is stopped, and
 * its database and chain run without it.
 */
export function restedStack(stack: KillStack): CheckedStack & { close(): Promise<void> } {
  let postgres: EmbeddedPostgres | null = null;
  let chain: Supervised | null = null;
  const opened: OpenDatabase[] = [];
  const urlOf = (name: string) =>
    Object.assign(new URL(postgres?.url ?? stack.config.databaseUrl), { pathname: name }).href;
  const closeOpened = async () => {
    for (const one of opened.splice(0)) await one.close();
  };
  return {
    ...{ config: stack.config, node: stack.node },
    open(name = DATABASE) {
      const one = openDatabase(urlOf(name), { statementTimeoutMs: 0 });
      opened.push(one);
      return one;
    },
    async stopServers() {
      await closeOpened();
      await stack.stop();
      postgres = await startEmbedded({ folder: join(stack.dataDir, 'pg'), isExpected: true });
      const place = [
        '--port',
        String(stack.chainPort),
        '--data-dir',
        join(stack.dataDir, 'devnet'),
      ];
      chain = supervise([devnet, ...place, '--solid-lag', String(SOLID_LAG)]);
      if (!(await stack.node.isUp())) throw new Error('the chain does not come back');
    },
    async copyDatabase(name) {
      await closeOpened();
      const door = openDatabase(urlOf('template1'), { statementTimeoutMs: 0 });
      await door.pool.query(`create database ${name} template ${DATABASE}`);
      await door.close();
    },
    indexInto(name) {
      const file = join(stack.dataDir, `indexer-${name}.json`);
      const own = { ...stack.config, roles: ['indexer'], databaseUrl: urlOf(name) };
      writeFileSync(file, JSON.stringify(own), { mode: 0o600 });
      return supervise([server, file]);
    },
    async close() {
      await closeOpened();
      await stack.stop();
      await chain?.kill();
      await postgres?.stop();
    },
  };
}
