// @module-tag deep

import { rmSync } from 'node:fs';
import { addressesOf } from '@vellum/contracts/deploy/deploy';
import { oracle } from '@vellum/contracts/prices';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookBeforePresent, watchPrices } from '../src/chain-start/price-watch.ts';
import { ask } from '../src/demo-world/actor.ts';
import { goLive } from '../src/embedded/chain.ts';
import { clientOf } from '../src/embedded/contracts.ts';
import type { EmbeddedChain } from '../src/embedded/embedded-chain.ts';
import { deployedFolder, openDeployed } from './deployed-chain.ts';

let folder: string;
let chain: EmbeddedChain;
let unwatch: () => Promise<void>;

beforeAll(async () => {
  folder = await deployedFolder('none');
  chain = await openDeployed(folder, 'none', 0);
  await lookBeforePresent(chain, Date.now);
  await goLive(chain.devnet, 1000, Date.now);
  unwatch = watchPrices(chain);
});

afterAll(async () => {
  await unwatch?.();
  await chain?.devnet.close();
  rmSync(folder, { recursive: true, force: true });
});

async function isFresh(): Promise<boolean> {
  const at = addressesOf(chain.deployment);
  const { wtrx, usdt } = at;
  return ask(clientOf(chain.devnet), at['oracle']!, oracle.isFresh(wtrx!, usdt!));
}

test('prices are known at the start, without the chain running ahead of the present', async () => {
  expect(await isFresh()).toBe(true);
  expect(Math.abs(chain.devnet.chain.now() - Date.now())).toBeLessThan(60_000);
});

test('prices are known where people move the clock to, and not a moment later', async () => {
  for (const hours of [2, 24, 24 * 30]) {
    const arrival = chain.devnet.chain.now() + hours * 3_600_000;
    await chain.devnet.travelTo(arrival);
    await chain.devnet.mine();
    expect(await isFresh()).toBe(true);
    await chain.devnet.mine();
    expect(chain.devnet.chain.now() - arrival).toBeLessThan(60_000);
  }
});

test('a moment that no chain reaches is refused, and prices are watched on', async () => {
  const before = chain.devnet.chain.now();
  await expect(chain.devnet.travelTo(9e15)).rejects.toThrow('up to the year 9999');
  expect(chain.devnet.chain.now() - before).toBeLessThan(60_000);
});

test('prices are known soon after every other step of the clock', async () => {
  for (const hours of [3, 24, 24 * 30]) {
    const before = chain.devnet.chain.now();
    await chain.devnet.increaseTime(hours * 3_600_000);
    await chain.devnet.mine();
    const passed = () => (chain.devnet.chain.now() - before) / 3_600_000;
    // Another half hour, in which the looks were taken.
    await expect.poll(passed).toBeGreaterThan(hours + 0.5);
    await expect.poll(isFresh).toBe(true);
    expect(passed()).toBeLessThan(hours + 1);
  }
});
