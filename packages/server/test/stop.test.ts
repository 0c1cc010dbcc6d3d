import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths } from '@vellum/api/wire/paths';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { liveSessions } from '../src/live-sessions.ts';
import { createServer } from '../src/server.ts';
import { seedFor, someOf } from './faults/random.ts';
import { listen } from './stream/event-stream.ts';
import { type TestChain, testChain } from './test-chain.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';
import { callsTo, configOf, newPerson, signIn } from './test-server.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

let chain: TestChain;
let database: TestDatabase;
let folder: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  [chain, database, folder] = await Promise.all([
    testChain(),
    testDatabase(),
    mkdtemp(join(tmpdir(), 'vellum-stop-')),
  ]);
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database?.close();
  await chain?.devnet.close();
  await rm(folder, { recursive: true, force: true });
});

const config = () => configOf(chain, database.url, folder);

/** A server in a process of its own. */
async function start(): Promise<{ child: ChildProcess; url: string }> {
  const file = join(folder, 'config.json');
  await writeFile(file, JSON.stringify(config()));
  const child = spawn(process.execPath, [main, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = await once(child.stdout!, 'data');
  return { child, url: JSON.parse(String(line).split('\n')[0]!).listening };
}

test('told to stop, it answers what it was asked, ends its streams and leaves', async () => {
  const { child, url } = await start();
  const { post } = callsTo(url);
  const cookie = await signIn(post, newPerson());
  const stream = await listen(`${url}${paths.activity.stream}`, { cookie });
  const holder = await database.pool.connect();
  await holder.query('begin; lock table session in access exclusive mode');
  const asked = post(paths.team.get, {}, { cookie });
  const waiting = async () => {
    const { rows } = await database.pool.query(
      "select count(*) as n from pg_locks where not granted and relation = 'session'::regclass",
    );
    return rows[0].n;
  };
  await expect.poll(waiting).toBe(1n);
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await stream.ended;
  await holder.query('rollback');
  holder.release();
  expect((await asked).status).toBe(200);
  expect(await exit).toEqual([0, null]);
  await expect(post(paths.project.status)).rejects.toThrow();
});

test('killed, it continues where it was: sessions live on', { tags: 'deep' }, async () => {
  const first = await start();
  const cookie = await signIn(callsTo(first.url).post, newPerson());
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const second = await start();
  expect((await callsTo(second.url).post(paths.team.get, {}, { cookie })).status).toBe(200);
  second.child.kill('SIGTERM');
  expect(await once(second.child, 'exit')).toEqual([0, null]);
});

test('a start that fails leaves nothing behind', async () => {
  const server = await createServer({ ...config(), roles: ['api'] });
  const port = Number(new URL(server.url).port);
  await expect(createServer({ ...config(), roles: ['api'], port })).rejects.toThrow('EADDRINUSE');
  await server.close();
  const connections = async () => {
    const { rows } = await database.pool.query(
      'select count(*) as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    return rows[0].n;
  };
  await expect.poll(connections).toBeLessThanOrEqual(2n);
});

test('a deployment that is not finished is refused', async () => {
  const deployment = { ...chain.deployment, finished: false };
  await expect(createServer({ ...config(), deployment })).rejects.toThrow('not finished');
});

const sessions = [
  ['api', ''],
  ['api', '?application_name=mine'],
  ['indexer', ''],
  ['indexer', '?application_name=mine'],
  ['keeper', ''],
  ['keeper', '?application_name=mine'],
] as const;

test.each(someOf(sessions, 3, seedFor('named sessions')))(
  'the database tells of the role %s%s while it runs, and of no command',
  async (role, name) => {
    const own = await testDatabase();
    const count = async () => (await liveSessions(own.url)).count;
    const command = new Client({ connectionString: own.url });
    await command.connect();
    const changes = { databaseUrl: own.url + name, roles: [role] };
    const server = await createServer({ ...config(), ...changes });
    await expect.poll(count).toBeGreaterThan(0);
    await server.close();
    await expect.poll(count).toBe(0);
    await command.end();
    await own.close();
  },
);
