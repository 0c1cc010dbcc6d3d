// @module-tag deep

import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@vellum/api/wire/paths';
import { payout } from '@vellum/contracts/income';
import { toHex } from '@vellum/tron/bytes';
import { broadcast } from '@vellum/tron/client/broadcast';
import { createClient } from '@vellum/tron/client/client';
import { encodeTransaction } from '@vellum/tron/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payoutClaims } from '../../src/keeper/jobs/payout-claims.ts';
import { activateRoots, proposeRoots } from '../../src/keeper/jobs/payout-roots.ts';
import { createKeeper } from '../../src/keeper/keeper.ts';
import { mortality, mortalStore } from '../boxes/mortal-keeper.ts';
import { type Random, randomOf, scaledSlow, seedFor } from '../faults/random.ts';
import { startProcess } from '../server-process.ts';
import { configOf, type Person } from '../test-server.ts';
import { type PayoutWorld, payoutKeeping, payoutWorld } from './payout-world.ts';

const LAG = 3;
/** Longer than a transaction of the worker lives. */
const DEAD_MS = 130_000;

let world: PayoutWorld;
let parts: ReturnType<typeof payoutKeeping>;
let folder: string;
let random: Random;
let now = Date.now();
/** The bytes that were written down, and all that were sent. */
const written = new Set<string>();
const sent: string[] = [];

beforeAll(async () => {
  random = randomOf(seedFor('payout worker killed'));
  world = await payoutWorld(1, { solidLag: LAG });
  parts = payoutKeeping(world);
  await world.fund(100_000n);
  await world.settle();
  folder = await mkdtemp(join(tmpdir(), 'vellum-payout-'));
});
afterAll(async () => {
  await parts?.close();
  await world?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

type RequestedPayout = Readonly<{ who: Person; id: string; amount: bigint }>;

/** Someone new earns a rebate and asks for it. */
async function newRequest(): Promise<RequestedPayout> {
  const who = await world.join(world.people[0]!);
  const fee = await world.payFee(who);
  // The contract's cap lets the promise grow by the hour.
  await world.pass(3_600);
  await world.indexed();
  const amount = fee / 10n;
  const form = { amount: String(amount), requestId: 'one', whole: 'true' };
  const { code, data } = await world.ask(who, paths.withdrawal.request, form);
  expect(code).toBe('OK');
  return { who, id: data.id, amount };
}

const statusOf = async ({ who, id }: RequestedPayout): Promise<string> => {
  await world.indexed();
  return (await world.ask(who, paths.withdrawal.get, { id })).data.status;
};

/** A life of the worker with nothing in memory, over at a random question to node or database. */
async function live(mostSteps: number): Promise<void> {
  const { survive } = mortality({ steps: 1 + random(mostSteps), answered: random(2) === 0 });
  const mortalFetch = ((...request: Parameters<typeof fetch>) =>
    survive(() => fetch(...request))) as typeof fetch;
  const client = createClient({ fullNodes: [world.chain.url], fetch: mortalFetch });
  const keeping = { ...parts.keeping, client };
  const { store } = parts.options;
  const keeper = createKeeper({
    ...parts.options,
    client,
    clock: () => now,
    jobs: [activateRoots(keeping), proposeRoots(keeping)],
    sources: [payoutClaims(keeping)],
    store: mortalStore(
      {
        ...store,
        add: (transaction, at) => {
          written.add(toHex(transaction.signed));
          return store.add(transaction, at);
        },
      },
      survive,
    ),
    send: (to, transaction) => {
      sent.push(toHex(encodeTransaction(transaction)));
      return broadcast(to, transaction);
    },
  });
  await keeper.tick().catch(() => {});
}

/** What happens between two lives: blocks, time, and now and then so much of it that what was signed is dead. */
async function meanwhile(): Promise<void> {
  now += 10_000;
  if (random(6) === 0) await world.chain.devnet.increaseTime(DEAD_MS);
  await world.chain.devnet.mine(1 + random(LAG + 1));
  await world.indexed();
}

/** Everything asked for was paid once, to the unit, by bytes that were written down before. */
async function expectAllPaid(all: readonly RequestedPayout[]): Promise<void> {
  for (const asked of all) {
    expect(await statusOf(asked)).toBe('success');
    expect(await world.read('payout', payout.claimedBy(asked.who.address))).toBe(asked.amount);
  }
  const { rows } = await world.database.pool.query(
    'select address, count(*) as payments from income_record where type is null group by address',
  );
  for (const { payments } of rows) expect(payments).toBe(1n);
  expect(rows).toHaveLength(all.length);
  const { claimed } = await world.read('payout', payout.totals());
  expect(claimed).toBe(all.reduce((sum, { amount }) => sum + amount, 0n));
}

/** For each step at most one transaction that took effect, and none beside one that still could. */
async function expectOneEach(): Promise<void> {
  const { rows } = await world.database.pool.query(
    `select job, count(*) filter (where outcome = 'done') as done, count(*) filter (where outcome is null) as open
     from keeper_transaction where keeper = 'payout' group by job`,
  );
  for (const { job, done, open } of rows) {
    expect(open, job).toBeLessThanOrEqual(1n);
    if (job.startsWith('payout-claim-')) expect(done, job).toBeLessThanOrEqual(1n);
  }
}

async function finish(all: readonly RequestedPayout[]): Promise<void> {
  for (let round = 0; round < 30; round++) {
    const states = await Promise.all(all.map(statusOf));
    if (states.every((state) => state === 'success')) return;
    if (states.includes('verifying')) await world.passDelay();
    now += 60_000;
    await live(1_000_000);
    await world.settle();
  }
}

test('killed at random moments it pays everything once, and sends only what it wrote down', async () => {
  const all: RequestedPayout[] = [];
  const wanted = scaledSlow(100);
  for (let lives = 0; lives < wanted; lives++) {
    const isIdle = all.length === 0 || (await statusOf(all.at(-1)!)) === 'success';
    if (isIdle) all.push(await newRequest(), await newRequest());
    await live(25);
    await expectOneEach();
    if ((await statusOf(all.at(-1)!)) === 'verifying' && random(2) === 0) await world.passDelay();
    await meanwhile();
  }
  await finish(all);
  await expectAllPaid(all);
  await expectOneEach();
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((bytes) => !written.has(bytes))).toEqual([]);
  expect(all.length).toBeGreaterThan(1);
}, 1_800_000);

test('a process killed with -9 leaves nothing unpaid and nothing paid twice', async () => {
  const { rows: before } = await world.database.pool.query(
    'select count(*) as payments from income_record where type is null',
  );
  // Lives before had a clock of their own, and another day's budget.
  await world.database.pool.query(
    "update keeper_transaction set created_at = now() - interval '2 days'",
  );
  const configFile = join(folder, 'config.json');
  const config = configOf(world.chain, world.database.url, folder, {
    roles: ['keeper'],
    payoutKey: toHex(world.owner.privateKey),
  });
  await writeFile(configFile, JSON.stringify(config));
  const start = (milliseconds?: number) => startProcess(configFile, milliseconds);
  const asked = await newRequest();
  for (let kills = 0; kills < scaledSlow(20); kills++) {
    const [, signal] = await once(start(300 + random(3_000)), 'exit');
    expect(signal).toBe('SIGKILL');
    if ((await statusOf(asked)) === 'verifying') await world.passDelay();
    await world.settle();
  }
  const last = start();
  const afterBlock = async () => {
    await world.settle();
    const status = await statusOf(asked);
    if (status === 'verifying') await world.passDelay();
    return status;
  };
  await expect.poll(afterBlock, { interval: 500, timeout: 300_000 }).toBe('success');
  last.kill('SIGKILL');
  await once(last, 'exit');
  expect(await world.read('payout', payout.claimedBy(asked.who.address))).toBe(asked.amount);
  const { rows } = await world.database.pool.query(
    'select count(*) as payments from income_record where type is null',
  );
  expect(rows[0].payments).toBe(before[0].payments + 1n);
  await expectOneEach();
});
