import { energyDesk } from '@vellum/contracts/energy';
import { toHexAddress } from '@vellum/tron/address';
import { getAccountResource } from '@vellum/tron/client/accounts';
import { createClient } from '@vellum/tron/client/client';
import { getEnergyStake } from '@vellum/tron/client/energy-stake';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { energyMemory } from '../../src/keeper/energy-memory.ts';
import { energyLoans } from '../energy-loans.ts';
import type { Person } from '../test-server.ts';
import { energyWorker } from './energy-worker.ts';
import { type EnergyWorld, energyWorld } from './energy-world.ts';

const LAG = 3;
const HOUR = 3_600_000;
const ENERGY = 65_000n;

let world: EnergyWorld;
let ada: Person;
let now = Date.now();
beforeAll(async () => {
  world = await energyWorld({ solidLag: LAG });
  ada = world.people[0]!;
});
afterAll(() => world?.close());

const worker = () => energyWorker(world, { clock: () => now });

/** Rounds of a worker with enough blocks between them for what it did to be final. */
async function work(rounds: number, one = worker()): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    now += 60_000;
    await one.tick();
    await world.chain.devnet.mine(LAG + 1);
  }
}

async function pass(milliseconds: number): Promise<void> {
  await world.chain.devnet.increaseTime(milliseconds);
  await world.chain.devnet.mine();
}

const signed = async (): Promise<string[]> => {
  const { rows } = await world.database.pool.query(
    "select job from keeper_transaction where keeper = 'energy' order by created_at",
  );
  return rows.map(({ job }) => job.split('-').slice(0, 2).join('-'));
};

describe('the energy worker', () => {
  test('lends, shows the delivery, settles at the end and takes back', async () => {
    const receiver = await world.newReceiver();
    const id = await world.rent(ada, receiver, ENERGY, 1n);
    const { stake, price } = await world.read(energyDesk.rental(id));
    await work(1);
    expect(await world.stateOf(id)).toBe('delivered');
    expect(await world.lentTo(receiver)).toBe(stake);
    const client = createClient({ fullNodes: [world.chain.url] });
    const { energyLimit } = await getAccountResource(client, toHexAddress(receiver.address));
    expect(energyLimit).toBeGreaterThanOrEqual(ENERGY);

    await work(3);
    expect(await signed()).toEqual(['energy-loan', 'energy-deliver']);
    await pass(HOUR);
    await work(1);
    expect(await world.stateOf(id)).toBe('settled');
    // Not before the settlement is final.
    await work(1);
    expect(await world.lentTo(receiver)).toBe(0n);
    expect(await signed()).toEqual([
      'energy-loan',
      'energy-deliver',
      'energy-settle',
      'energy-loan',
    ]);
    expect(price).toBeGreaterThan(0n);
    await work(2);
    const memory = energyMemory(world.database.database, world.desk);
    expect(await memory.firstOpen()).toBe(id + 1n);
    expect(await memory.borrowers()).toEqual([]);
  });

  test('lends for two rentals of one receiver at once, and takes back one by one', async () => {
    const receiver = await world.newReceiver();
    const first = await world.rent(ada, receiver, ENERGY, 1n);
    const second = await world.rent(world.people[1]!, receiver, 2n * ENERGY, 2n);
    const stakes = await Promise.all(
      [first, second].map((id) => world.read(energyDesk.rental(id))),
    );
    await work(2);
    expect(await world.lentTo(receiver)).toBe(stakes[0]!.stake + stakes[1]!.stake);
    expect([await world.stateOf(first), await world.stateOf(second)]).toEqual([
      'delivered',
      'delivered',
    ]);
    await pass(HOUR);
    await work(2);
    expect(await world.stateOf(first)).toBe('settled');
    expect(await world.lentTo(receiver)).toBe(stakes[1]!.stake);
    await pass(HOUR);
    await work(2);
    expect(await world.lentTo(receiver)).toBe(0n);
  });

  test('leaves running rentals alone, and looks after ten minutes whether they are still covered', async () => {
    const receiver = await world.newReceiver();
    for (let rentals = 0; rentals < 5; rentals++) await world.rent(ada, receiver, ENERGY, 2n);
    const one = worker();
    await work(4, one);
    const stake = await world.lentTo(receiver);
    const asked = one.steps();
    await work(1, one);
    expect(one.steps() - asked).toBeLessThan(8);

    await world.takeBack(receiver, stake);
    await pass(601_000);
    await work(1, one);
    expect(await world.lentTo(receiver)).toBe(stake);
    await pass(2 * HOUR);
    await work(3, one);
    expect(await world.lentTo(receiver)).toBe(0n);
  });

  test('pays back what it found too late, and lends nothing for it', async () => {
    const receiver = await world.newReceiver();
    const id = await world.rent(ada, receiver, ENERGY, 1n);
    // There is time for a proof, but a loan signed now could come after it.
    await pass(460_000);
    await work(1);
    expect(await world.stateOf(id)).toBe('waiting');
    expect(await world.lentTo(receiver)).toBe(0n);
    await pass(200_000);
    await work(1);
    expect(await world.stateOf(id)).toBe('refunded');
    await work(3);
    expect(await world.lentTo(receiver)).toBe(0n);
  });

  test('pays back at the end what lost its energy and cannot be lent again', async () => {
    const receiver = await world.newReceiver();
    const id = await world.rent(ada, receiver, ENERGY, 1n);
    await work(2);
    expect(await world.stateOf(id)).toBe('delivered');
    await world.takeBack(receiver, await world.lentTo(receiver));
    // Nothing is left to lend.
    const other = { from: world.operator, to: await world.newReceiver() };
    const { lendable: sun } = await getEnergyStake(
      createClient({ fullNodes: [world.chain.url] }),
      toHexAddress(world.operator.address),
    );
    await energyLoans(world.chain).lend({ ...other, sun });
    await work(2);
    expect(await world.stateOf(id)).toBe('delivered');
    await pass(HOUR);
    await work(2);
    expect(await world.stateOf(id)).toBe('refunded');
    await energyLoans(world.chain).takeBack({ ...other, sun });
  });

  test('takes back what it lent when the proof comes too late', async () => {
    const receiver = await world.newReceiver();
    const id = await world.rent(ada, receiver, ENERGY, 1n);
    // The loan comes into a block, and nobody is there to show it for a long time.
    await world.chain.devnet.setMining({ mode: 'manual' });
    now += 60_000;
    await worker().tick();
    await world.chain.devnet.mine();
    await world.chain.devnet.setMining({ mode: 'instant' });
    expect(await world.lentTo(receiver)).toBeGreaterThan(0n);
    expect(await world.stateOf(id)).toBe('waiting');
    await pass(700_000);
    await work(4);
    expect(await world.stateOf(id)).toBe('refunded');
    expect(await world.lentTo(receiver)).toBe(0n);
  });

  test('shows no delivery on a loan that is being taken back', async () => {
    const receiver = await world.newReceiver();
    const first = await world.rent(ada, receiver, ENERGY, 1n);
    await work(2);
    await pass(HOUR);
    await work(1);
    expect(await world.stateOf(first)).toBe('settled');
    const cutOff = () =>
      energyWorker(world, {
        clock: () => now,
        onSent: () => {
          throw new Error('the network is away');
        },
      });
    now += 60_000;
    await expect(cutOff().tick()).rejects.toThrow('away');
    expect((await signed()).at(-1)).toBe('energy-loan');
    // Someone rents before the loan is back: the chain still shows it.
    const second = await world.rent(ada, receiver, ENERGY, 1n);
    const { stake } = await world.read(energyDesk.rental(second));
    expect(await world.lentTo(receiver)).toBe(stake);
    const before = await signed();
    now += 60_000;
    await expect(cutOff().tick()).rejects.toThrow('away');
    expect(await signed()).toEqual(before);
    await work(4);
    expect(await world.stateOf(second)).toBe('delivered');
    expect(await world.lentTo(receiver)).toBe(stake);
    await pass(HOUR);
    await work(3);
    expect(await world.lentTo(receiver)).toBe(0n);
  });

  test('two workers at once lend once', async () => {
    const receiver = await world.newReceiver();
    const id = await world.rent(ada, receiver, ENERGY, 1n);
    const { stake } = await world.read(energyDesk.rental(id));
    now += 60_000;
    await Promise.all([worker().tick(), worker().tick(), worker().tick()]);
    await work(1);
    expect(await world.lentTo(receiver)).toBe(stake);
    expect(await world.stateOf(id)).toBe('delivered');
  });

  test('takes back what it lent for a rental that vanished in a reorganisation', async () => {
    const { devnet } = world.chain;
    const receiver = await world.newReceiver();
    await devnet.mine(LAG + 1);
    const before = devnet.chain.head().number;
    const id = await world.rent(ada, receiver, ENERGY, 1n);
    now += 60_000;
    await worker().tick();
    expect(await world.stateOf(id)).toBe('delivered');
    const blocks = Array.from({ length: devnet.chain.head().number - before }, (_, place) =>
      devnet.chain.blockByNumber(before + 1 + place),
    );
    const loans = blocks.flatMap((block) =>
      (block?.transactions ?? []).filter(({ contract }) => contract.type.startsWith('Delegate')),
    );
    expect(loans).toHaveLength(1);
    await devnet.reorganise({
      depth: devnet.chain.head().number - before,
      blocks: [loans, [], [], []].map((transactions) => ({ transactions })),
      ignoreReference: true,
    });
    expect(await world.stateOf(id)).toBe('none');
    expect(await world.lentTo(receiver)).toBeGreaterThan(0n);
    await work(5);
    expect(await world.lentTo(receiver)).toBe(0n);
    const memory = energyMemory(world.database.database, world.desk);
    expect(await memory.borrowers()).not.toContain(toHexAddress(receiver.address));
  });

  test('a desk of another operator is left alone', async () => {
    const receiver = await world.newReceiver();
    const id = await world.rent(ada, receiver, ENERGY, 1n);
    const other = energyWorker({ ...world, operator: world.people[2]! }, { clock: () => now });
    await work(2, other);
    expect(await world.stateOf(id)).toBe('waiting');
  });
});
