// @module-tag deep

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { energyDesk } from '@vellum/contracts/energy';
import { toHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { decodeTransaction, type Transaction } from '@vellum/tron/transaction';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { energyMemory } from '../../src/keeper/energy-memory.ts';
import { keeperStore } from '../../src/keeper/keeper-store.ts';
import { type EnergyWorld, energyWorld } from '../energy/energy-world.ts';
import { type Random, randomOf, scaledSlow, seedFor } from '../faults/random.ts';
import { testDatabase } from '../test-database.ts';
import { configOf, type Person } from '../test-server.ts';
import { anotherLeader, locks } from './leader-of.ts';
import { type NamedProcess, namedProcess } from './named-process.ts';

const LAG = 3;
const MINUTE = 60_000;
const KILLS = scaledSlow(30);

describe('two keepers as processes', () => {
  let world: EnergyWorld;
  let random: Random;
  let receivers: Person[];
  let folder: string;
  let keepers: readonly NamedProcess[];

  beforeAll(async () => {
    random = randomOf(seedFor('two keepers'));
    world = await energyWorld({ solidLag: LAG, people: 3 });
    receivers = [];
    for (let made = 0; made < 6; made++) receivers.push(await world.newReceiver());
    folder = await mkdtemp(join(tmpdir(), 'vellum-keepers-'));
    const operatorKey = toHex(world.operator.privateKey);
    const config = configOf(world.chain, world.database.url, folder, {
      roles: ['keeper'],
      operatorKey,
    });
    keepers = [0, 1].map((place) => namedProcess(`keeper-${place}`, folder, config));
    await Promise.all(keepers.map((one) => one.start()));
  });
  afterAll(async () => {
    await Promise.all(keepers.map((one) => one.kill()));
    await world?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function rentSome(): Promise<void> {
    const [buyer, receiver] = [world.people[random(3)]!, receivers[random(6)]!];
    await world.rent(buyer, receiver, BigInt(10_000 + random(90_000)), BigInt(1 + random(3)));
  }

  test('one works at a time; when it is killed with -9 the other goes on, and nothing is lent twice', async () => {
    const { pool } = world.database;
    let leader = await anotherLeader(pool, locks.keeper, null);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const signed = await countSigned();
      await rentSome();
      await rentSome();
      // It has begun: the kill falls into its work.
      await expect
        .poll(afterBlock(countSigned), { interval: 100, timeout: 300_000 })
        .toBeGreaterThan(signed);
      const killed = keepers.find(({ name }) => name === leader)!;
      await killed.kill();
      leader = await anotherLeader(pool, locks.keeper, leader);
      await killed.start();
    }
    await expect.poll(afterHours(isAllOver), { interval: 300, timeout: 600_000 }).toBe(true);
    await expectLentOnce();
    await expectOnlyWrittenDown();
  }, 1_800_000);

  const afterBlock =
    <T>(look: () => Promise<T>) =>
    async () => {
      await world.chain.devnet.mine(1);
      return look();
    };

  const afterHours =
    <T>(look: () => Promise<T>) =>
    async () => {
      await world.chain.devnet.increaseTime(20 * MINUTE);
      await world.chain.devnet.mine(LAG + 1);
      return look();
    };

  async function countSigned(which = 'true'): Promise<number> {
    const { rows } = await world.database.pool.query(
      `select count(*) as count from keeper_transaction where ${which}`,
    );
    return Number(rows[0].count);
  }

  /** Nobody has a loan, and of everything that was signed it is known what became of it. */
  async function isAllOver(): Promise<boolean> {
    const memory = energyMemory(world.database.database, world.desk);
    const count = await world.read(energyDesk.count());
    if ((await memory.firstOpen()) !== count + 1n) return false;
    return (await memory.borrowers()).length === 0 && (await countSigned('outcome is null')) === 0;
  }

  /** By the transactions that came into final blocks: at most the stakes of the rentals, each once, and all came back. */
  async function expectLentOnce(): Promise<void> {
    const stakes = await stakesOf();
    const { rows } = await world.database.pool.query<{ signed: Buffer }>(
      "select signed from keeper_transaction where outcome = 'done' and job like 'energy-loan-%'",
    );
    const loans = rows.flatMap(({ signed }) => loanOf(decodeTransaction(signed)) ?? []);
    const lent = sumsOf(loans.filter(({ isBack }) => !isBack));
    expect(lent.size).toBeGreaterThan(0);
    expect(sumsOf(loans.filter(({ isBack }) => isBack))).toEqual(lent);
    for (const [receiver, sum] of lent) expect(sum).toBeLessThanOrEqual(stakes.get(receiver) ?? 0n);
  }

  /** What the rentals of each receiver take in all. */
  async function stakesOf(): Promise<ReadonlyMap<string, bigint>> {
    const count = Number(await world.read(energyDesk.count()));
    const rentals = await Promise.all(
      Array.from({ length: count }, (_, place) => world.read(energyDesk.rental(BigInt(place + 1)))),
    );
    return sumsOf(rentals.map(({ receiver, stake }) => ({ receiver, sun: stake })));
  }

  /** Whatever the operator lent or took back is in the table. */
  async function expectOnlyWrittenDown(): Promise<void> {
    const { rows } = await world.database.pool.query('select txid from keeper_transaction');
    const written = new Set(rows.map(({ txid }) => txid));
    const { chain } = world.chain.devnet;
    const numbers = Array.from({ length: chain.head().number + 1 }, (_, number) => number);
    const operator = toHexAddress(world.operator.address);
    const sent = numbers
      .flatMap((number) => chain.blockByNumber(number)?.transactions ?? [])
      .filter((transaction) => loanOf(transaction)?.owner === operator);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter(({ id }) => !written.has(id))).toEqual([]);
  }
});

type Loan = Readonly<{ owner: string; receiver: string; sun: bigint; isBack: boolean }>;

/** Null for what is no loan of energy. */
function loanOf({ contract: { type, value } }: Transaction): Loan | null {
  if (type !== 'DelegateResourceContract' && type !== 'UnDelegateResourceContract') return null;
  return {
    owner: toHex(value.owner_address),
    receiver: toHex(value.receiver_address),
    sun: value.balance,
    isBack: type === 'UnDelegateResourceContract',
  };
}

function sumsOf(parts: readonly Pick<Loan, 'receiver' | 'sun'>[]): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { receiver, sun } of parts) sums.set(receiver, (sums.get(receiver) ?? 0n) + sun);
  return sums;
}

test('one that stood still between its look and its word signs nothing more', async () => {
  const { database, close } = await testDatabase();
  try {
    const store = keeperStore(database, 'energy');
    const transaction = (txid: string) => ({
      ...{ txid, job: 'loan', signed: Buffer.from(txid), expiration: 1n, fee: 5n },
    });
    expect(await store.add(transaction('first'), 1_000, null)).toBe(true);
    await store.settle('first', 'done', 5n);
    // It had looked before the first one was there.
    expect(await store.add(transaction('late'), 900, null)).toBe(false);
    expect(await store.add(transaction('next'), 2_000, 'first')).toBe(true);
    const both = ['a', 'b'].map((txid) => store.add(transaction(txid), 3_000, 'next'));
    expect(await Promise.all(both)).toEqual([false, false]);
    await store.settle('next', 'done', 5n);
    // It had looked when the first one was the newest.
    expect(await store.add(transaction('stale'), 2_500, 'first')).toBe(false);
    expect(await store.add(transaction('last'), 4_000, 'next')).toBe(true);
  } finally {
    await close();
  }
});
