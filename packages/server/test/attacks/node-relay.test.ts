// @module-tag deep

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeForm } from '@vellum/api/wire/form';
import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { team } from '@vellum/contracts/team';
import { toHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../free-port.ts';
import { indexedDatabase, untilLooked } from '../indexed-database.ts';
import { type PlainNode, plainNode } from '../plain-node.ts';
import { type NamedProcess, namedProcess } from '../standby/named-process.ts';
import { callContract, type TestChain, testChain } from '../test-chain.ts';
import type { TestDatabase } from '../test-database.ts';
import { callsTo, configOf, newPerson, personOf } from '../test-server.ts';
import type { RelayAttack } from './relay-attacker.ts';

// Visitors who use the relay to its limit, with everything on that is on in production; the server is a process of its
// own. Whom they leave alone: the indexer, which asks the same node, and people who use the app meanwhile.

const { nodeRelay } = paths;
let chain: TestChain;
let node: PlainNode;
let database: TestDatabase;
let folder: string;
let server: NamedProcess;
let url: string;
let calls: ReturnType<typeof callsTo>;

beforeAll(async () => {
  chain = await testChain();
  node = await plainNode(chain.url);
  folder = await mkdtemp(join(tmpdir(), 'vellum-relay-'));
  database = await indexedDatabase(chain, (own, at) => configOf(own, at, folder));
  const port = await freePort();
  const network = {
    ...{ name: 'custom' as const, fullNodes: [node.url], solidityNodes: [], eventServers: [] },
    ...{ apiKey: null, explorer: null },
  };
  const changes = { network, port, rateLimits: 'on' as const, trustedProxies: 1 };
  server = namedProcess('relay', folder, configOf(chain, database.url, folder, changes));
  await server.start();
  url = `http://127.0.0.1:${port}`;
  calls = callsTo(url);
  await vi.waitFor(() => fetch(url + paths.health.live), { timeout: 120_000 });
  await untilLooked(database);
});
afterEach(() => node.onQuestion(() => undefined));
afterAll(async () => {
  await server?.kill();
  await node?.close();
  await database?.close();
  await chain?.devnet.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const contract = (name: string) => toHexAddress(chain.deployment.contracts[name]!.address);
const rootCall = () => ({
  owner_address: contract('team'),
  contract_address: contract('team'),
  data: toHex(team.root().data),
});

let people = 0;
/** Milliseconds within which each of some honest calls was answered, the slowest last. */
async function honestTimes(): Promise<readonly number[]> {
  const times: number[] = [];
  for (let count = 0; count < 100; count++) {
    const begun = performance.now();
    const path = count % 2 === 0 ? paths.project.config : paths.levelCards.levels;
    const { status } = await calls.post(path, {}, from(`10.1.${++people >> 8}.${people & 255}`));
    expect(status).toBe(200);
    times.push(performance.now() - begun);
  }
  return times.toSorted((one, other) => one - other);
}

/** Milliseconds from a block to its place in the index, of some blocks. */
async function indexTimes(): Promise<readonly number[]> {
  const times: number[] = [];
  const person = personOf(chain.devnet.accounts[6]!.privateKey);
  for (let count = 0; count < 5; count++) {
    const begun = performance.now();
    const approval = trc20.approve(newPerson().address, 1n);
    await callContract(chain, person, chain.deployment.contracts['vlm']!.address, approval);
    const { number } = chain.devnet.chain.head();
    await expect.poll(indexed, { interval: 10 }).toBeGreaterThanOrEqual(number);
    times.push(performance.now() - begun);
  }
  return times.toSorted((one, other) => one - other);
}

async function indexed(): Promise<number> {
  const { rows } = await database.pool.query('select number from chain_cursor');
  return rows[0]?.number ?? 0;
}

const measured = async () => ({ honest: await honestTimes(), index: await indexTimes() });
type Measured = Awaited<ReturnType<typeof measured>>;

const at = (times: readonly number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/** As it was: within three times, or within what a machine that others use takes now and then. */
function expectAsBefore(now: Measured, before: Measured): void {
  const floors = { 0.5: 75, 0.9: 200, 0.99: 750 };
  for (const [share, floor] of Object.entries(floors)) {
    const [late, usual] = [at(now.honest, Number(share)), at(before.honest, Number(share))];
    expect(late, `honest calls, ${share}`).toBeLessThan(Math.max(3 * usual, floor));
  }
  // The indexer looks once a second.
  expect(at(now.index, 0.5)).toBeLessThan(Math.max(3 * at(before.index, 0.5), 2_500));
  expect(at(now.index, 1)).toBeLessThan(Math.max(3 * at(before.index, 1), 4_000));
}

test('calls that a node never answers hold up nobody but those who made them', async () => {
  const before = await measured();
  const held: (() => void)[] = [];
  node.onQuestion(async ({ path, isRelayed }) => {
    const isHeld = isRelayed && path === '/wallet/triggerconstantcontract';
    if (isHeld) await new Promise<void>((end) => held.push(end));
    return undefined;
  });
  const hostile = Array.from({ length: 120 }, (_, index) =>
    calls.post(nodeRelay.call, rootCall(), from(`10.66.0.${index % 30}`)),
  );
  await expect.poll(() => held.length).toBe(3);

  expectAsBefore(await measured(), before);
  expect((await calls.post(nodeRelay.head, {}, from('10.2.0.1'))).status).toBe(200);
  const address = contract('team');
  const account = await calls.post(nodeRelay.account, { address }, from('10.2.0.2'));
  expect(account.status).toBe(200);
  expect(node.busiest()).toBeLessThanOrEqual(10);

  node.onQuestion(() => undefined);
  for (const end of held) end();
  const statuses = new Set((await Promise.all(hostile)).map(({ status }) => status));
  expect([...statuses].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
});

test('who asks without a pause reaches the node as often as the budget allows, and no more', async () => {
  const before = await measured();
  // The node answers at once: whoever waits then waits for us.
  node.onQuestion(({ isRelayed }) => (isRelayed ? '{}' : undefined));
  const attacker = fork(new URL('relay-attacker.ts', import.meta.url));
  await once(attacker, 'message');
  const attack: RelayAttack = {
    url,
    path: nodeRelay.call,
    body: String(encodeForm(rootCall())),
    networks: ['127.0.9.1', '127.0.9.2', '127.0.9.3', '127.0.9.4'],
  };
  const seen = node.seen.length;
  const begun = performance.now();
  const answered = once(attacker, 'message');
  attacker.send(attack);
  await expect.poll(() => node.seen.length).toBeGreaterThan(seen + 20);
  const now = await measured();
  attacker.send('stop');
  const [counts] = await answered;
  attacker.kill();
  const seconds = Math.ceil((performance.now() - begun) / 1000);
  const relayed = node.seen.slice(seen).filter(({ isRelayed }) => isRelayed).length;

  expect(Object.keys(counts).filter((status) => !['200', '429', '503'].includes(status))).toEqual(
    [],
  );
  expect(relayed).toBeGreaterThan(100);
  // Three lanes that rest for ten milliseconds after each question.
  expect(relayed).toBeLessThanOrEqual((seconds + 1) * 300);
  expectAsBefore(now, before);
});
