import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDevnet, type Devnet } from '../src/index.ts';
import { COUNTER, callOf, deploy } from './bytecode.ts';
import { mined, type Signer, signed } from './signed.ts';

const TRX = 1_000_000n;
const HALF_A_DAY = 12 * 3_600_000;
/** A day in thousandths of a slot. */
const FULL_WINDOW = 28_800_000;

let devnet: Devnet;
beforeEach(async () => {
  devnet = await createDevnet({ port: 0, clock: () => 1_780_000_000_000 });
});
afterEach(() => devnet.close());

async function accountResource({ address }: Signer): Promise<Record<string, number>> {
  const body = JSON.stringify({ address });
  const answer = await fetch(`${devnet.url}/wallet/getaccount`, { method: 'POST', body });
  return ((await answer.json()) as { account_resource: Record<string, number> }).account_resource;
}

it('of staked resources shrink as what was used comes back', async () => {
  const alice = devnet.accounts[1]!;
  const { chain } = devnet;
  const stake = { frozen_balance: 10_000n * TRX, resource: 'ENERGY' } as const;
  await mined(chain, signed(chain, alice, 'FreezeBalanceV2Contract', stake));
  const contract = await deploy(chain, alice, COUNTER);
  const call = signed(chain, alice, 'TriggerSmartContract', callOf(contract), {
    feeLimit: 100n * TRX,
  });
  await mined(chain, call);
  const { energy_usage: used = 0 } = await accountResource(alice);
  expect(used).toBeGreaterThan(20_000);

  await devnet.increaseTime(HALF_A_DAY);
  await devnet.mine();
  const half = await accountResource(alice);
  expect(half['energy_window_size']).toBe(FULL_WINDOW / 2);
  expect(half['energy_usage']).toBeGreaterThan(used / 2 - 100);
  expect(half['energy_usage']).toBeLessThan(used / 2 + 100);

  await devnet.increaseTime(HALF_A_DAY);
  await devnet.mine();
  const over = await accountResource(alice);
  expect(over['energy_usage']).toBeUndefined();
  expect(over['energy_window_size']).toBe(FULL_WINDOW);
});
