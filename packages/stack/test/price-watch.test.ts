import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressesOf } from '@vellum/contracts/deploy/deploy';
import { oracle } from '@vellum/contracts/prices';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goLive } from '../src/chain.ts';
import { clientOf } from '../src/contracts.ts';
import { ask } from '../src/demo-world/actor.ts';
import { type EmbeddedChain, openEmbeddedChain } from '../src/embedded-chain.ts';
import { watchPrices } from '../src/price-watch.ts';
import { createSteps } from '../src/steps.ts';

let folder: string;
let chain: EmbeddedChain;
let unwatch: () => Promise<void>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vellum-prices-'));
  const place = { host: '127.0.0.1', port: 0, dataDir: folder, solidLag: 0 };
  const quiet = createSteps({ write: () => true }, () => 0);
  chain = await openEmbeddedChain({ ...place, demoWorld: 'none' }, quiet, () => {});
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

test('prices are known soon after the start and after every step of the clock', async () => {
  await expect.poll(isFresh).toBe(true);
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
