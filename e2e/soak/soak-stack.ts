import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Role, ServerConfig } from '@vellum/server/config/config';
import { migrate } from '@vellum/server/platform/database/migrate';
import { type OpenDatabase, openDatabase } from '@vellum/server/platform/database/open';
import { until } from '@vellum/server/platform/until';
import { readConfig } from '@vellum/stack/config/config';
import { type FollowedChain, serverConfigOf } from '@vellum/stack/config/server-config';
import { type Supervised, supervise } from '../../packages/server/test/faults/supervised.ts';
import { freePort } from '../../packages/server/test/free-port.ts';
import { type FakeNode, fakeNode } from '../../packages/server/test/indexer/fake-node.ts';
import type { DataPlace } from './data-place.ts';
import { type RemoteNode, remoteNode } from './remote-node.ts';
import { type SupervisedDatabase, superviseDatabase } from './supervised-database.ts';

const ROLES = ['api', 'indexer', 'keeper'] as const satisfies readonly Role[];
const BLOCK_MS = 1_000;
export const SOLID_LAG = 19;
const DATABASE = 'vellum';
/** Of three that differ, more than half decide: one may lie. */
const DOORS = 3;

const server = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));
const devnet = fileURLToPath(new URL('../../packages/devnet/src/cli.ts', import.meta.url));

/** The whole product, each part in a process of its own that can be killed and comes again. */
export type SoakStack = Readonly<{
  url: string;
  node: RemoteNode;
  /** What servers take for nodes; each can be made to misbehave. */
  doors: readonly FakeNode[];
  processes: Readonly<Record<(typeof ROLES)[number] | 'node', Supervised>>;
  database: SupervisedDatabase;
  config: ServerConfig;
  /** Lines that told of trouble, by their words, with how often and the latest. */
  complaints: ReadonlyMap<string, Readonly<{ count: number; last: string }>>;
  open(name?: string): OpenDatabase;
  /** Another database with all that the one has; whatever was opened is closed. */
  copyDatabase(name: string): Promise<void>;
  /** An indexer on another database, until it is killed. */
  indexInto(name: string): Supervised;
  stopServers(): Promise<void>;
  close(): Promise<void>;
}>;

export async function startSoakStack(
  place: DataPlace,
  folder: string,
  chain: FollowedChain,
): Promise<SoakStack> {
  const [port, nodePort, databasePort] = [await freePort(), await freePort(), await freePort()];
  const node = remoteNode(`http://127.0.0.1:${nodePort}`);
  const flags = { port: nodePort, 'data-dir': join(folder, 'devnet') };
  const pace = { 'block-time': BLOCK_MS, 'solid-lag': SOLID_LAG };
  const complaints = new Map<string, { count: number; last: string }>();
  const hear = (line: string) => noteComplaint(complaints, line);
  const words = Object.entries({ ...flags, ...pace }).flatMap(([name, value]) => [
    `--${name}`,
    String(value),
  ]);
  const nodeProcess = supervise([devnet, ...words], hear);
  const doors = await Promise.all(Array.from({ length: DOORS }, () => fakeNode(node.url)));
  const database = await superviseDatabase(join(place.path, 'pg'), databasePort);
  await createDatabase(database);
  await node.isUp();
  const config = configOf(place, port, chain, doors, database);
  const start = (role: Role, name = DATABASE) => {
    const file = join(folder, `${role}-${name}.json`);
    const own = { ...config, roles: [role], databaseUrl: database.urlOf(name) };
    writeFileSync(file, JSON.stringify(own), { mode: 0o600 });
    return supervise([server, file], hear);
  };
  const servers = { api: start('api'), indexer: start('indexer'), keeper: start('keeper') };
  const opened: OpenDatabase[] = [];
  const stopServers = async () => {
    for (const role of ROLES) await servers[role].kill();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    ...{ node, doors, database, config, complaints, stopServers },
    processes: { ...servers, node: nodeProcess },
    open(name = DATABASE) {
      const one = openDatabase(database.urlOf(name), { statementTimeoutMs: 0 });
      opened.push(one);
      return one;
    },
    async copyDatabase(name) {
      for (const one of opened.splice(0)) await one.close();
      const door = openDatabase(database.urlOf('postgres'), { statementTimeoutMs: 0 });
      // Sessions of processes that were killed may not have noticed yet.
      await door.pool.query(
        `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${DATABASE}'`,
      );
      await door.pool.query(`create database ${name} template ${DATABASE}`);
      await door.close();
    },
    indexInto: (name) => start('indexer', name),
    async close() {
      await stopServers();
      for (const one of opened) await one.close();
      await nodeProcess.kill();
      await database.stop();
      for (const door of doors) await door.close();
    },
  };
}

function configOf(
  { path }: DataPlace,
  port: number,
  chain: FollowedChain,
  doors: readonly FakeNode[],
  database: SupervisedDatabase,
): ServerConfig {
  const env = { DATA_DIR: path, PORT: String(port), RATE_LIMITS: 'on', LOG_LEVEL: 'warn' };
  const read = readConfig({ ...env, TRUSTED_PROXIES: '1' });
  if (read.status === 'invalid') throw new Error(read.problems.join('\n'));
  const urls = doors.map(({ url }) => url);
  const nodes = { fullNodes: urls, solidityNodes: urls, eventServers: urls };
  const parts = { databaseUrl: database.urlOf(DATABASE), webFolder: null };
  return serverConfigOf(read.config, { ...parts, chain: { ...chain, nodes } });
}

async function createDatabase(database: SupervisedDatabase): Promise<void> {
  const door = openDatabase(database.urlOf('postgres'), { statementTimeoutMs: 0 });
  await door.pool.query(`create database ${DATABASE}`);
  await door.close();
  await migrate(database.urlOf(DATABASE));
}

/** Errors of servers by their message; others of these lines are only words. */
function noteComplaint(complaints: Map<string, { count: number; last: string }>, line: string) {
  if (!/"level":(50|60)|^vellum: |Error/.test(line)) return;
  const key = /"msg":"([^"]*)"/.exec(line)?.[1] ?? line.slice(0, 120);
  const { count } = complaints.get(key) ?? { count: 0 };
  complaints.set(key, { count: count + 1, last: line.slice(0, 600) });
}

/** Resolves when the API answers; throws when it does not for ten minutes. */
export async function untilServing(url: string): Promise<void> {
  const ask = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok || null,
      () => null,
    );
  if (await until(ask, { everyMs: 200, forMs: 600_000 })) return;
  throw new Error('the server does not become ready');
}
