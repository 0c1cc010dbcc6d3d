import { energyDesk } from '@vellum/contracts/energy';
import { toHexAddress } from '@vellum/tron/address';
import { createClient } from '@vellum/tron/client/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { energyMemory } from '../../src/keeper/energy-memory.ts';
import { energyDeskJobs } from '../../src/keeper/jobs/energy-desk.ts';
import type { KeeperJob } from '../../src/keeper/keeper-job.ts';
import { keeperStore } from '../../src/keeper/keeper-store.ts';
import { type EnergyWorld, energyWorld } from '../energy/energy-world.ts';
import { callContract } from '../test-chain.ts';
import type { Person } from '../test-server.ts';

const PROOF_TIME = 600_000;
const ENERGY = 65_000n;

let world: EnergyWorld;
beforeAll(async () => {
  world = await energyWorld();
}, 120_000);
afterAll(() => world?.close());

/** The jobs of a round that has begun, as far as somebody who has much to do came to them. */
async function roundOf(receiver: Person): Promise<KeeperJob> {
  const { database } = world.database;
  const source = energyDeskJobs({
    client: createClient({ fullNodes: [world.chain.url] }),
    desk: world.desk,
    operator: toHexAddress(world.operator.address),
    store: keeperStore(database, 'energy'),
    memory: energyMemory(database, world.desk),
  });
  for await (const job of source()) {
    if (job.name === `energy-loan-${receiver.address}`) return job;
  }
  throw new Error('nothing is to be lent');
}

test('a round that many rentals make slow lends nothing to who got the money back meanwhile', async () => {
  const [mallory, receiver] = [world.people[0]!, await world.newReceiver()];
  const id = await world.rent(mallory, receiver, ENERGY, 1n);
  const job = await roundOf(receiver);
  await world.chain.devnet.increaseTime(PROOF_TIME + 1_000);
  await callContract(world.chain, mallory, world.desk, energyDesk.refund(id));
  expect(await world.stateOf(id)).toBe('refunded');
  expect(await job.due()).toBeNull();
});

test('nor when a loan would come too late to be shown', async () => {
  const [mallory, receiver] = [world.people[0]!, await world.newReceiver()];
  await world.rent(mallory, receiver, ENERGY, 1n);
  const job = await roundOf(receiver);
  expect(await job.due()).toMatchObject({ change: 'lend' });
  await world.chain.devnet.increaseTime(PROOF_TIME - 60_000);
  await world.chain.devnet.mine();
  expect(await job.due()).toBeNull();
});
