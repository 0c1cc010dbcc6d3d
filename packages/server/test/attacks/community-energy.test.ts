import { energyDesk } from '@vellum/contracts/energy';
import { fromHexAddress, hexAddressFromBytes, toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import { createClient } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { energyMemory } from '../../src/keeper/energy-memory.ts';
import { energyDeskJobs } from '../../src/keeper/jobs/energy-desk.ts';
import type { KeeperJob } from '../../src/keeper/keeper-job.ts';
import { keeperStore } from '../../src/keeper/keeper-store.ts';
import { energyWorker } from '../energy/energy-worker.ts';
import { type EnergyWorld, energyWorld } from '../energy/energy-world.ts';
import { callContract } from '../test-chain.ts';
import type { Person } from '../test-server.ts';
import { deployRuntime } from './deploy-runtime.ts';

const PROOF_TIME = 600_000;
const ENERGY = 65_000n;

let world: EnergyWorld;
beforeAll(async () => {
  world = await energyWorld();
});
afterAll(() => world?.close());

/** The jobs of a round that has begun, as far as someone who has much to do came to them. */
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

/** CREATE2 of a contract of one byte, and where it is. */
const MAKER = '6460016000f360005260006005601b6000f560005260206000f3';

test('an address that becomes a contract once it is rented for does not keep capacity from others', async () => {
  const [mallory] = world.people as [Person];
  const maker = await deployRuntime(world.chain, mallory, MAKER);
  const client = createClient({ fullNodes: [world.chain.url] });
  const contract = toHexAddress(maker);
  const told = await simulateCall(client, { caller: contract, contract, data: new Uint8Array() });
  const address = fromHexAddress(hexAddressFromBytes(told.data.slice(12)));
  await world.chain.devnet.faucet(toHexAddress(address), 1_000_000n);
  const free = await world.read(energyDesk.freeStake());
  const id = await world.rent(mallory, { ...mallory, address }, 10n * ENERGY, 1n);
  await callContract(world.chain, mallory, maker, {
    data: new Uint8Array(),
    value: 0n,
    feeLimit: 100_000_000n,
  });
  expect((await getAccount(client, toHexAddress(address)))?.type).toBe('Contract');
  expect(await world.read(energyDesk.freeStake())).toBeLessThan(free);
  let now = Date.now();
  const { tick } = energyWorker(world, { clock: () => now });
  for (let round = 0; round < 2; round++) {
    now += 60_000;
    await tick();
    await world.chain.devnet.mine(2);
  }
  expect(await world.stateOf(id)).toBe('refunded');
});
