// @module-tag deep

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@vellum/api/wire/paths';
import { team } from '@vellum/contracts/team';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createModules } from '../../src/modules/modules.ts';
import { randomOf, scaledSlow, seedFor } from '../faults/random.ts';
import { freePort } from '../free-port.ts';
import { expectSameFromNothing } from '../indexer/expect-same-from-nothing.ts';
import { callContract, type TestChain, testChain } from '../test-chain.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { callsTo, configOf, type Person, personOf, signIn } from '../test-server.ts';
import { type FeedListener, listenOver } from './feed-listener.ts';
import { anotherLeader, cutOff, leaderOf, locks, untilAsksAgain, untilThere } from './leader-of.ts';
import { type NamedProcess, namedProcess } from './named-process.ts';

const KILLS = scaledSlow(40);
const SOON = { timeout: 300_000, interval: 20 };

let chain: TestChain;
let database: TestDatabase;
let folder: string;
let people: readonly Person[];
let urls: readonly string[];
let apis: readonly NamedProcess[];
let indexers: readonly NamedProcess[];
/** One cookie for each, good at both servers. */
const cookies = new Map<Person, string>();

beforeAll(async () => {
  [chain, database, folder] = await Promise.all([
    testChain({ solidLag: 3, accounts: KILLS + 4 }),
    testDatabase(),
    mkdtemp(join(tmpdir(), 'vellum-standby-')),
  ]);
  people = chain.devnet.accounts.slice(2, KILLS + 3).map(({ privateKey }) => personOf(privateKey));
  const ports = [await freePort(), await freePort()];
  urls = ports.map((port) => `http://127.0.0.1:${port}`);
  apis = ports.map((port, place) =>
    namedProcess(
      `api-${place}`,
      folder,
      configOf(chain, database.url, folder, { port, roles: ['api'] }),
    ),
  );
  indexers = [0, 1].map((place) =>
    namedProcess(
      `indexer-${place}`,
      folder,
      configOf(chain, database.url, folder, { roles: ['indexer'] }),
    ),
  );
  await Promise.all([...apis, ...indexers].map((one) => one.start()));
  await Promise.all(urls.map(untilUp));
});

afterAll(async () => {
  await Promise.all([...apis, ...indexers].map((one) => one.kill()));
  await database?.close();
  await chain?.devnet.close();
  await rm(folder, { recursive: true, force: true });
});

function untilUp(url: string): Promise<unknown> {
  return vi.waitFor(async () => {
    expect((await callsTo(url).post(paths.project.status)).status).toBe(200);
  }, SOON);
}

const other = (url: string) => urls.find((each) => each !== url)!;

async function cookieOf(person: Person, url: string): Promise<string> {
  const known = cookies.get(person) ?? (await signIn(callsTo(url).post, person));
  cookies.set(person, known);
  return known;
}

/** Asks one server for an order, tells the other what was signed, and has it mined. */
async function activate(person: Person, url: string): Promise<string> {
  const cookie = await cookieOf(person, url);
  const { json } = await callsTo(url).post(paths.membership.prepareActivation, {}, { cookie });
  expect(json.code).toBe('OK');
  const { orderId, quote } = json.data;
  const contract = chain.deployment.contracts['team']!.address;
  const txid = await callContract(chain, person, contract, team.bindInviter(quote.parent));
  const report = { orderId, txid };
  const after = await callsTo(other(url)).post(paths.membership.confirmActivation, report, {
    cookie,
  });
  expect(after.json.code).toBe('OK');
  await chain.devnet.mine(4);
  return orderId;
}

/** Resolves when the index has the head of the chain. */
function indexed(): Promise<unknown> {
  return vi.waitFor(async () => {
    const { rows } = await database.pool.query('select block_id, halted from chain_cursor');
    expect(rows).toEqual([{ block_id: chain.devnet.chain.head().id, halted: null }]);
  }, SOON);
}

async function untilSettled(person: Person, orderId: string, url: string): Promise<void> {
  const cookie = cookies.get(person)!;
  await vi.waitFor(async () => {
    const { json } = await callsTo(url).post(paths.orders.get, { orderId }, { cookie });
    expect(json.data.state).toBe('settled');
  }, SOON);
}

describe('two servers and two indexers on one database', () => {
  test('who signed in at one is known at both, and is gone from both after signing out at either', async () => {
    const [first, second] = urls as [string, string];
    const person = people[0]!;
    const cookie = await signIn(callsTo(first).post, person);
    const listener = await listenOver([second], { cookie });
    expect((await callsTo(second).post(paths.team.get, {}, { cookie })).status).toBe(200);
    expect((await callsTo(second).post(paths.identity.signOut, {}, { cookie })).status).toBe(200);
    for (const url of urls) {
      const { json } = await callsTo(url).post(paths.team.get, {}, { cookie });
      expect(json.code).toBe('AUTH_REQUIRED');
    }
    listener.close();
  });

  test('a leader killed with -9 is followed by the other, without a gap and without a second effect', async () => {
    const random = randomOf(seedFor('standby'));
    const rounds: Round[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      rounds.push(await roundOf(kill, random(2) === 0));
      if (kill % 3 === 2) await killServer(kill % 2);
    }
    for (const { person, orderId } of rounds) await untilSettled(person, orderId, urls[0]!);
    for (const { person, listener } of rounds) await expectEverythingHeard(person, listener);
    await expectOnce(rounds.map(({ orderId }) => orderId));
    const took = rounds.map(({ takeOver }) => takeOver).sort((one, two) => one - two);
    console.log(`take-overs: ${KILLS}, median ${took[KILLS >> 1]} ms, longest ${took.at(-1)} ms`);
  }, 1_800_000);

  test('one that stands still and was cut off writes nothing when it goes on', async () => {
    const leader = await anotherLeader(database.pool, locks.indexer, null);
    await untilThere(
      database.pool,
      indexers.map(({ name }) => name),
    );
    const frozen = indexers.find(({ name }) => name === leader)!;
    frozen.signal('SIGSTOP');
    await chain.devnet.mine(2);
    // As PostgreSQL does by itself after a long silence.
    await cutOff(database.pool, locks.indexer);
    await anotherLeader(database.pool, locks.indexer, leader);
    await indexed();
    frozen.signal('SIGCONT');
    await untilAsksAgain(database.pool, leader);
    await chain.devnet.mine(5);
    await indexed();
    expect(await leaderOf(database.pool, locks.indexer)).not.toBe(leader);
  });

  test('an index made from nothing is the one that they made in turn', async () => {
    const open = database;
    const config = configOf(chain, database.url, folder);
    const log = pino({ level: 'silent' });
    const { projections } = createModules({ config, open, clock: Date.now, log });
    await expectSameFromNothing({ chain, database }, projections);
  });
});

type Round = Readonly<{
  person: Person;
  orderId: string;
  listener: FeedListener;
  /** Milliseconds without a leader. */
  takeOver: number;
}>;

/** Someone pays while the leader dies: after the block of their payment, or while it comes about. */
async function roundOf(kill: number, isAfter: boolean): Promise<Round> {
  const person = people[kill + 1]!;
  const url = urls[kill % 2]!;
  const cookie = await cookieOf(person, url);
  const listener = await listenOver([url, other(url)], { cookie });
  const leader = await anotherLeader(database.pool, locks.indexer, null);
  await untilThere(
    database.pool,
    indexers.map(({ name }) => name),
  );
  const acting = activate(person, url);
  if (isAfter) await acting;
  const takeOver = await replaceLeader(leader);
  const orderId = await acting;
  await indexed();
  return { person, orderId, listener, takeOver };
}

/** Kills it, waits for the other, and starts it again to stand by; milliseconds until the other led. */
async function replaceLeader(leader: string): Promise<number> {
  const killed = indexers.find(({ name }) => name === leader)!;
  await killed.kill();
  const began = performance.now();
  await anotherLeader(database.pool, locks.indexer, leader);
  const took = performance.now() - began;
  await killed.start();
  return Math.round(took);
}

async function killServer(place: number): Promise<void> {
  await apis[place]!.kill();
  await apis[place]!.start();
  await untilUp(urls[place]!);
}

/** Every event of the person came once and in order, over whichever servers. */
async function expectEverythingHeard(person: Person, listener: FeedListener): Promise<void> {
  const { rows } = await database.pool.query(
    "select id::text from event_feed where address = $1 and topic = 'order' order by event_feed.id",
    [person.address],
  );
  const told = rows.map(({ id }) => id);
  expect(told.length).toBeGreaterThan(1);
  const heard = () =>
    listener
      .heard()
      .filter(({ event }) => event === 'order')
      .map(({ id }) => id);
  await vi.waitFor(() => expect(heard()).toEqual(told), SOON);
  listener.close();
}

/** Each order has one end, told once; each member is there once. */
async function expectOnce(orders: readonly string[]): Promise<void> {
  const { rows } = await database.pool.query(
    `select (select count(*) from order_event where to_state = 'settled' and order_id = any($1)) as ends,
      (select count(*) from event_feed where topic = 'order' and final and payload ->> 'orderId' = any($1)) as told,
      (select count(distinct txid) from order_chain where order_id = any($1)) as paid,
      (select count(*) from member where address = any($2)) as members`,
    [orders, people.map(({ address }) => address)],
  );
  const count = BigInt(orders.length);
  expect(rows[0]).toEqual({ ends: count, told: count, paid: count, members: count });
}
