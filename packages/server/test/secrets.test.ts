import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpointList } from '@vellum/api/endpoints/endpoints';
import { paths } from '@vellum/api/wire/paths';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerConfig } from '../src/server.ts';
import { seedFor, someOf } from './faults/random.ts';
import { freePort } from './free-port.ts';
import { keysIn } from './secrets/key-forms.ts';
import { type WatchedProcess, watchProcess } from './secrets/watched-process.ts';
import { type TestChain, testChain } from './test-chain.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';
import { callsTo, configOf, newPerson, signIn } from './test-server.ts';

// A whole server with keepers at work, and every place that someone else may read: whatever happens, no key is there.

let chain: TestChain;
let database: TestDatabase;
let folder: string;
let metricsPort: number;
/** In hex. The payout key holds every role of the deployment, the operator's none: it is refused. */
let keys: Readonly<Record<'payoutKey' | 'operatorKey' | 'keeperKey', string>>;
const running: WatchedProcess[] = [];

beforeAll(async () => {
  [chain, database, folder, metricsPort] = await Promise.all([
    testChain(),
    testDatabase(),
    mkdtemp(join(tmpdir(), 'vellum-secrets-')),
    freePort(),
  ]);
  const [, payoutKey, operatorKey, keeperKey] = chain.devnet.accounts.map(
    ({ privateKey }) => privateKey,
  ) as [string, string, string, string];
  keys = { payoutKey, operatorKey, keeperKey };
});
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await database?.close();
  await chain?.devnet.close();
  await rm(folder, { recursive: true, force: true });
});

function configuration(changes: Partial<ServerConfig> = {}): ServerConfig {
  return configOf(chain, database.url, folder, {
    roles: ['api', 'indexer', 'keeper'],
    logLevel: 'debug',
    metricsPort,
    ...keys,
    ...changes,
  });
}

async function start(content: string): Promise<WatchedProcess> {
  const watched = await watchProcess(join(folder, 'config.json'), content);
  running.push(watched);
  return watched;
}

/** Every answer of every endpoint to a form with nothing in it, and those that tell of the server itself. */
async function answersOf(url: string): Promise<string> {
  const { post, get } = callsTo(url);
  const cookie = await signIn(post, newPerson());
  const answers: unknown[] = [];
  const left = endpointList.filter(({ endpoint }) => endpoint.path !== paths.activity.stream);
  // A few at a time: what asks a node that is gone waits for it.
  const askOn = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const { endpoint } = next;
      const path = endpoint.path.replaceAll(/\{\w+\}/g, 'x');
      const ask = endpoint.method === 'POST' ? post(path, {}, { cookie }) : get(path, { cookie });
      const { json, headers } = await ask;
      answers.push(json, [...headers]);
    }
  };
  await Promise.all([1, 2, 3, 4, 5, 6].map(askOn));
  answers.push((await get('/openapi.json')).json, (await get('/docs')).json);
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  return JSON.stringify(answers) + (await metrics.text());
}

/** Every row of every table as text. */
async function dump(): Promise<string> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query(`select t::text as text from ${name} t`);
    texts.push(name, ...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

const signedBy = async () => {
  const { rows } = await database.pool.query('select distinct keeper from keeper_transaction');
  return rows.map(({ keeper }) => keeper).sort();
};

test('a key is found in whatever form it is written', () => {
  const { payoutKey } = keys;
  const bytes = Buffer.from(payoutKey, 'hex');
  const written = [
    JSON.stringify(configuration()),
    `key 0x${payoutKey.toUpperCase()}`,
    bytes.toString('base64'),
    BigInt(`0x${payoutKey}`).toString(),
    JSON.stringify([...bytes]),
    JSON.stringify(bytes),
    `not hex: ${payoutKey.slice(0, 40)}`,
  ];
  for (const text of written) expect(keysIn(text, keys)).toContain('payoutKey');
  expect(keysIn('nothing of the kind', keys)).toEqual([]);
});

test('logs, answers, figures and tables of a server at work hold no key, nor do they when its node is gone', async () => {
  const watched = await start(JSON.stringify(configuration()));
  const url = await watched.url;
  expect(url).not.toBeNull();
  // Both have signed something: the keys were in use.
  await expect.poll(signedBy).toEqual(expect.arrayContaining(['payout']));
  const well = await answersOf(url!);
  const kept = await dump();
  await chain.devnet.close();
  await expect.poll(watched.words).toContain('indexer failed, retrying');
  const broken = await answersOf(url!);
  expect(broken).toContain('SERVER_BUSY');
  watched.child.kill('SIGTERM');
  await watched.ended;
  const places = { well, kept, broken, after: await dump(), words: watched.words() };
  expect(places.words.length).toBeGreaterThan(1000);
  for (const [place, text] of Object.entries(places)) {
    expect(keysIn(text, keys), place).toEqual([]);
  }
});

describe('a start that fails says why without a key', () => {
  const wrong: Readonly<Record<string, () => string>> = {
    'when a key has a wrong letter': () =>
      JSON.stringify(configuration({ payoutKey: `${keys.payoutKey.slice(0, -1)}x` })),
    'when a key is too long': () =>
      JSON.stringify(configuration({ operatorKey: `${keys.operatorKey}00` })),
    'when a key ends in a blank': () =>
      JSON.stringify(configuration({ keeperKey: `${keys.keeperKey} ` })),
    'when the file breaks off within a key': () => {
      const text = JSON.stringify(configuration());
      return text.slice(0, text.indexOf(keys.operatorKey) + 50);
    },
    'when the file has a comma too many behind a key': () =>
      JSON.stringify(configuration()).replace(`"${keys.payoutKey}"`, (key) => `${key},`),
    'when there is no database': () =>
      JSON.stringify(configuration({ databaseUrl: 'postgres://a:b@127.0.0.1:1/c' })),
    'when the port is taken': () =>
      JSON.stringify(configuration({ port: Number(new URL(database.url).port) })),
    'when the deployment is not finished': () =>
      JSON.stringify(configuration({ deployment: { ...chain.deployment, finished: false } })),
  };

  // Each is a process.
  const tried = someOf(Object.entries(wrong), 1, seedFor('starts that fail'));
  test.each(tried)('%s', async (_name, content) => {
    const watched = await start(content());
    expect(await watched.url).toBeNull();
    await watched.ended;
    const words = watched.words();
    expect(words).not.toBe('');
    expect(keysIn(words, keys)).toEqual([]);
    // The file was the real one: it holds what is not to be told.
    expect(keysIn(await readFile(join(folder, 'config.json'), 'utf8'), keys)).not.toEqual([]);
  });
});
