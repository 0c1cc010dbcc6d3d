import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { fromHex } from '@vellum/tron/bytes';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDevnet, type Devnet } from '../src/index.ts';
import type { StateReader } from '../src/state/state-reader.ts';
import type { WorldState } from '../src/state/world-state.ts';
import { deploy, LOOP } from './bytecode.ts';

/** Init code that jumps to its own beginning for ever. */
const ENDLESS = fromHex('5b600056');

let devnet: Devnet;

beforeEach(async () => {
  devnet = await createDevnet();
});

afterEach(() => devnet.close());

function deployment(data: Uint8Array, energyLimit: bigint) {
  const caller = devnet.accounts[0]!.address;
  return { caller, target: undefined, data, value: 0n, energyLimit };
}

test('an endless constant call is given up and changes nothing', async () => {
  const before = await devnet.chain.read('head', (state) =>
    state.account(devnet.accounts[0]!.address),
  );

  const call = deployment(ENDLESS, 10n ** 12n);
  expect(await devnet.chain.constantCall('head', call)).toMatchObject({
    status: 'run',
    outcome: { result: 'OUT_OF_TIME' },
  });

  const after = await devnet.chain.read('head', (state) =>
    state.account(devnet.accounts[0]!.address),
  );
  expect(after).toEqual(before);
});

test('a long call is not given up because other threads of the process are busy', async () => {
  const busy = Array.from({ length: 6 }, () => new Worker('for (;;) {}', { eval: true }));
  await Promise.all(busy.map((one) => once(one, 'online')));
  const call = deployment(ENDLESS, 12_000_000n);
  const { outcome } = (await devnet.chain.constantCall('head', call)) as { outcome: object };
  await Promise.all(busy.map((one) => one.terminate()));
  expect(outcome).toMatchObject({ result: 'OUT_OF_ENERGY' });
});

test('a call that is given up in an inner frame changes nothing, and blocks follow', async () => {
  const { chain, accounts } = devnet;
  const [owner] = accounts;
  let target = await deploy(chain, owner!, LOOP);
  // Each contract writes its first row and calls the one before it with all energy.
  for (const _ of [1, 2]) {
    target = await deploy(chain, owner!, `60015f555f5f5f5f5f73${target.slice(2)}5af100`);
  }
  const call = { caller: owner!.address, target, data: fromHex(''), value: 0n };

  expect(await chain.constantCall('head', { ...call, energyLimit: 10n ** 12n })).toMatchObject({
    outcome: { result: 'OUT_OF_TIME' },
  });

  const row = (state: StateReader) => state.slot(target, '0'.repeat(64));
  expect(await chain.read('head', row)).toBeUndefined();
  const { number } = chain.head();
  expect((await devnet.mine()).number).toBe(number + 1);
});

test('an estimate of an endless call is given up at the first attempt', async () => {
  const call = deployment(ENDLESS, 10n ** 12n);
  expect(await devnet.chain.estimateEnergy('head', call)).toMatchObject({
    status: 'run',
    outcome: { result: 'OUT_OF_TIME' },
    energyRequired: undefined,
  });
});

/**
 * Init code that refuses to run with less than a million of energy left and then uses next to none, so the
 * estimate has to search: GAS, PUSH3 1000000, GT, JUMPI to a revert.
 */
const WANTS_A_MILLION = fromHex('5a620f424011600c575f5ff35b5f5ffd');

test('the estimate is a limit under which the call succeeds, and not with a fee of one TRX less', async () => {
  const call = (limit: bigint) => deployment(WANTS_A_MILLION, limit);
  const estimate = await devnet.chain.estimateEnergy('head', call(100_000_000n));
  const required = (estimate as { energyRequired: bigint }).energyRequired;

  const result = async (limit: bigint) =>
    (await devnet.chain.constantCall('head', call(limit))) as { outcome: { result: string } };
  expect((await result(required)).outcome.result).toBe('SUCCESS');
  expect((await result(required - 10_000n)).outcome.result).toBe('REVERT');
});

/** Init code that makes contracts by CREATE2, each of which writes a row, until the energy is gone. */
const MAKES_CONTRACTS = fromHex('6360015f555f525b5a6004601c5ff550600756');

test('a constant call leaves nothing of the contracts it made', async () => {
  const rows = (state: StateReader) => (state as WorldState).storageCount;
  const before = await devnet.chain.read('head', rows);
  const call = deployment(MAKES_CONTRACTS, 1_000_000n);
  expect(await devnet.chain.constantCall('head', call)).toMatchObject({
    outcome: { result: 'OUT_OF_ENERGY' },
  });
  expect(await devnet.chain.read('head', rows)).toBe(before);
});
