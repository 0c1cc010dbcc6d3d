// @module-tag deep

import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { energyDesk } from '@vellum/contracts/energy';
import { toHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { createClient } from '@vellum/tron/client/client';
import { getEnergyStake } from '@vellum/tron/client/energy-stake';
import { decodeTransaction } from '@vellum/tron/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { energyMemory } from '../../src/keeper/energy-memory.ts';
import { isDeep, type Random, randomOf, scaledSlow, seedFor } from '../faults/random.ts';
import { startProcess } from '../server-process.ts';
import { callContract } from '../test-chain.ts';
import { configOf, type Person } from '../test-server.ts';
import { energyWorker } from './energy-worker.ts';
import { type EnergyWorld, energyWorld } from './energy-world.ts';

const LAG = 3;
const MINUTE = 60_000;
const RECEIVERS = 12;

let world: EnergyWorld;
let random: Random;
let receivers: Person[];
let folder: string;
let now = Date.now();
/** The bytes that were written down, and all that were sent. */
const written = new Set<string>();
const sent: string[] = [];
let kills = 0;

beforeAll(async () => {
  random = randomOf(seedFor('energy worker killed'));
  world = await energyWorld({ solidLag: LAG, people: 3 });
  receivers = [];
  for (let made = 0; made < RECEIVERS; made++) receivers.push(await world.newReceiver());
  folder = await mkdtemp(join(tmpdir(), 'vellum-energy-'));
});
afterAll(async () => {
  await world?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const pick = <T>(among: readonly T[]): T => among[random(among.length)]!;

async function rentSome(): Promise<void> {
  const energy = BigInt(10_000 + random(90_000));
  await world.rent(pick(world.people), pick(receivers), energy, BigInt(1 + random(3)));
}

/** A life with nothing in memory, over at a random question to node or database. */
async function live(mostSteps?: number): Promise<void> {
  const worker = energyWorker(world, {
    clock: () => now,
    ...(mostSteps !== undefined && { steps: 1 + random(mostSteps), answered: random(2) === 0 }),
    onWritten: (bytes) => written.add(bytes),
    onSent: (bytes) => sent.push(bytes),
  });
  await worker.tick().catch(() => {});
  if (worker.isDead()) kills += 1;
}

/** What happens between two lives: blocks, time, impatient buyers, and now and then an outage. */
async function meanwhile(): Promise<void> {
  const { devnet } = world.chain;
  now += 10_000;
  const fate = random(12);
  if (fate === 0) await devnet.increaseTime(11 * MINUTE);
  else if (fate < 4) await devnet.increaseTime(random(8) * MINUTE);
  else if (fate === 6) await devnet.increaseTime(random(90) * MINUTE);
  await devnet.mine(1 + random(LAG + 1));
  if (fate === 5) await refundByAnyone();
}

/** Someone tries to get a random rental paid back, which works only when it is due. */
async function refundByAnyone(): Promise<void> {
  const count = await world.read(energyDesk.count());
  if (count === 0n) return;
  const id = 1n + BigInt(random(Number(count)));
  await callContract(world.chain, world.people[0]!, world.desk, energyDesk.refund(id)).catch(
    () => {},
  );
}

/** Never more than the rentals that are not known to be over take: nothing was lent twice. */
async function expectNothingLentTwice(): Promise<void> {
  const taken = new Map<string, bigint>();
  const first = await energyMemory(world.database.database, world.desk).firstOpen();
  const count = await world.read(energyDesk.count());
  for (let id = first; id <= count; id += 1n) {
    const { receiver, stake } = await world.read(energyDesk.rental(id));
    taken.set(receiver, (taken.get(receiver) ?? 0n) + stake);
  }
  for (const receiver of receivers) {
    const most = taken.get(toHexAddress(receiver.address)) ?? 0n;
    expect(await world.lentTo(receiver)).toBeLessThanOrEqual(most);
  }
}

/** A worker that stays alive ends everything. */
async function finish(): Promise<void> {
  for (let round = 0; round < 60; round++) {
    await live();
    await world.chain.devnet.increaseTime(20 * MINUTE);
    await world.chain.devnet.mine(LAG + 1);
    now += MINUTE;
    if (await isAllOver()) return;
  }
}

async function isAllOver(): Promise<boolean> {
  const memory = energyMemory(world.database.database, world.desk);
  const count = await world.read(energyDesk.count());
  return (await memory.firstOpen()) === count + 1n && (await memory.borrowers()).length === 0;
}

/** Rentals that a worker with nothing in memory has to look at. */
async function openCount(): Promise<number> {
  const first = await energyMemory(world.database.database, world.desk).firstOpen();
  return Number((await world.read(energyDesk.count())) - first) + 1;
}

type Ends = Readonly<{ settled: number; refunded: number }>;

/** Every rental was delivered and paid for, or paid back; nothing is lent, and nothing is left in the desk. */
async function expectAllOver(): Promise<Ends> {
  const ends = { settled: 0, refunded: 0 };
  const count = await world.read(energyDesk.count());
  for (let id = 1n; id <= count; id += 1n) {
    const state = await world.stateOf(id);
    expect(['settled', 'refunded']).toContain(state);
    ends[state as keyof Ends] += 1;
  }
  for (const receiver of receivers) expect(await world.lentTo(receiver)).toBe(0n);
  const client = createClient({ fullNodes: [world.chain.url] });
  const { lent } = await getEnergyStake(client, toHexAddress(world.operator.address));
  expect(lent).toBe(0n);
  const { devnet } = world.chain;
  const held = await devnet.chain.read(
    'head',
    (state) => state.account(toHexAddress(world.desk))?.balance,
  );
  expect(held ?? 0n).toBe(0n);
  return ends;
}

/** Sun lent to each receiver in all, and taken back, by the transactions that came into final blocks. */
async function loansOnChain(): Promise<Map<string, Readonly<{ lent: bigint; back: bigint }>>> {
  const { rows } = await world.database.pool.query(
    `select signed from keeper_transaction
     where keeper = 'energy' and outcome = 'done' and job like 'energy-loan-%'`,
  );
  const sums = new Map<string, { lent: bigint; back: bigint }>();
  for (const { signed } of rows) {
    const { type, value } = decodeTransaction(signed).contract;
    if (type !== 'DelegateResourceContract' && type !== 'UnDelegateResourceContract') {
      throw new Error(`${type} under the name of a loan`);
    }
    const receiver = toHex(value.receiver_address);
    const { lent, back } = sums.get(receiver) ?? { lent: 0n, back: 0n };
    const isLoan = type === 'DelegateResourceContract';
    sums.set(receiver, {
      lent: isLoan ? lent + value.balance : lent,
      back: isLoan ? back : back + value.balance,
    });
  }
  return sums;
}

/** What was lent in all is at most the stakes of the receiver's rentals, each once, and all of it came back. */
async function expectLentOnce(): Promise<void> {
  const stakes = new Map<string, bigint>();
  const count = await world.read(energyDesk.count());
  for (let id = 1n; id <= count; id += 1n) {
    const { receiver, stake } = await world.read(energyDesk.rental(id));
    stakes.set(receiver, (stakes.get(receiver) ?? 0n) + stake);
  }
  const sums = await loansOnChain();
  expect(sums.size).toBeGreaterThan(0);
  for (const [receiver, { lent, back }] of sums) {
    expect(lent).toBeLessThanOrEqual(stakes.get(receiver) ?? 0n);
    expect(back).toBe(lent);
  }
}

test('killed at random moments it delivers each rental once or pays it back, and all energy returns', async () => {
  const wanted = BigInt(scaledSlow(240));
  // One that nobody is there for in time.
  await rentSome();
  await world.chain.devnet.increaseTime(11 * MINUTE);
  await world.chain.devnet.mine();
  while ((await world.read(energyDesk.count())) < wanted || kills < scaledSlow(200)) {
    if ((await world.read(energyDesk.count())) < wanted) await rentSome();
    await live(60 + 6 * (await openCount()));
    await meanwhile();
    if (random(5) === 0) await expectNothingLentTwice();
  }
  await finish();
  const { settled, refunded } = await expectAllOver();
  await expectLentOnce();
  console.log(`energy worker: ${settled} settled, ${refunded} refunded, ${kills} kills`);
  expect(settled).toBeGreaterThan(0);
  expect(refunded).toBeGreaterThan(0);
  expect(kills).toBeGreaterThanOrEqual(scaledSlow(200));
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((bytes) => !written.has(bytes))).toEqual([]);
}, 1_800_000);

// In normal runs the process of the payout worker is killed, by payout-kill.test.ts.
test.runIf(isDeep)(
  'a process killed with -9 lends nothing twice and forgets nothing',
  async () => {
    // Lives before had a clock of their own.
    await world.database.pool.query(
      "update keeper_transaction set created_at = now() - interval '2 days'",
    );
    const configFile = join(folder, 'config.json');
    const config = configOf(world.chain, world.database.url, folder, {
      roles: ['keeper'],
      operatorKey: toHex(world.operator.privateKey),
    });
    await writeFile(configFile, JSON.stringify(config));
    const start = (milliseconds?: number) => startProcess(configFile, milliseconds);
    for (let processes = 0; processes < scaledSlow(30); processes++) {
      await rentSome();
      await rentSome();
      const [, signal] = await once(start(500 + random(4_000)), 'exit');
      expect(signal).toBe('SIGKILL');
      await expectNothingLentTwice();
      await world.chain.devnet.increaseTime(random(90) * MINUTE);
      await world.chain.devnet.mine(LAG + 1);
    }
    const last = start();
    const afterBlocks = async () => {
      await world.chain.devnet.increaseTime(20 * MINUTE);
      await world.chain.devnet.mine(LAG + 1);
      return isAllOver();
    };
    await expect.poll(afterBlocks, { interval: 500, timeout: 300_000 }).toBe(true);
    last.kill('SIGKILL');
    await once(last, 'exit');
    await expectAllOver();
    await expectLentOnce();
  },
  3_600_000,
);
