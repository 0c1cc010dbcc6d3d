import { wtrx } from '@vellum/contracts/coins';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBalance } from '../src/shared/coins/use-balance.ts';
import { Run } from '../src/shared/paid-action/run/run.ts';
import { offerOf } from './paid-offers.ts';
import { amount, newWorld, type PaidChain, sendCall, startPaidChain, TRX } from './paid-world.ts';

let ground: PaidChain;
beforeAll(async () => {
  ground = await startPaidChain();
});
afterAll(() => ground?.devnet.close());

test('no wallet is asked to sign what the account cannot pay the network for', async () => {
  const world = await newWorld(ground);
  const held = await readBalance(world.chain, world.account, null);
  await sendCall(world, world.key, world.coin, wtrx.wrap(held - 10n * TRX));
  const run = new Run(offerOf(world, amount) as never, world.ports);
  await run.begin({});
  expect(run.get().review?.lack).toBeGreaterThan(0n);
  await run.confirm([]);
  expect(run.get().state).toMatchObject({
    ...{ step: 'failed', money: 'untouched', error: { code: 'NETWORK_FEE_SHORT' } },
  });
  expect(world.signed).toEqual([]);
});
