import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { transferOf } from '../../../test/signed.ts';
import { createDevnet, type Devnet } from '../../index.ts';

let devnet: Devnet;
let now: number;
beforeEach(async () => {
  now = 1_780_000_000_000;
  devnet = await createDevnet({ port: 0, clock: () => now });
});
afterEach(() => devnet.close());

/** The result, or the code of the refusal. */
async function call(method: string, ...params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(`${devnet.url}/jsonrpc`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = (await response.json()) as {
    result?: unknown;
    error?: { code: number };
  };
  return error?.code ?? result;
}

const head = () => devnet.chain.head();
const seconds = () => Math.floor(head().timestamp / 1_000);
const send = () => {
  const [, owner, receiver] = devnet.accounts;
  return devnet.chain.submit(transferOf(devnet.chain, owner!, receiver!.address, 1n));
};

describe('snapshots', () => {
  test('come back with balances, blocks and time, once each', async () => {
    const { number, id: blockId } = head();
    const id = await call('evm_snapshot');
    await send();
    await call('evm_increaseTime', 3_600);
    const later = await call('evm_snapshot');
    expect(head().number).toBe(number + 1);
    expect(await call('evm_revert', id)).toBe(true);
    expect(head().id).toBe(blockId);
    expect(devnet.chain.now()).toBe(now);
    expect(await call('evm_revert', later)).toBe(false);
    expect(await call('evm_revert', id)).toBe(false);
    expect(await call('evm_revert')).toBe(-32602);
  });

  test('forget a time that was set for the next block', async () => {
    const id = await call('evm_snapshot');
    await call('evm_setNextBlockTimestamp', seconds() + 3_600);
    await call('evm_revert', id);
    await call('evm_mine');
    expect(seconds()).toBeLessThan(now / 1_000 + 60);
  });
});

test('a chain that protects final blocks says in one line why it does not go back', async () => {
  await devnet.close();
  devnet = await createDevnet({ port: 0, solidLag: 2, protectFinal: true });
  const id = await devnet.snapshot();
  await devnet.mine(3);
  const { number } = head();
  const answer = await fetch(`${devnet.url}/admin/revert`, {
    method: 'POST',
    body: JSON.stringify({ id }),
  });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { Error: expect.not.stringMatching(/\n/) },
  ]);
  expect(await call('evm_revert', id)).toBe(-32602);
  expect(head().number).toBe(number);
  const kept = await call('evm_snapshot');
  await devnet.mine(2);
  const solid = devnet.chain.solidNumber();
  expect(await call('evm_revert', kept)).toBe(true);
  expect([head().number, devnet.chain.solidNumber()]).toEqual([number, solid]);
});

describe('time', () => {
  test('is increased, and the answer is the whole offset in decimal digits', async () => {
    expect(await call('evm_increaseTime', 60)).toBe('60');
    expect(await call('evm_increaseTime', '0x3c')).toBe('120');
    expect(await call('evm_increaseTime', 0)).toBe('120');
    await send();
    expect(head().timestamp).toBeGreaterThanOrEqual(now + 120_000);
  });

  test('of the next block is exactly the one that was set, then goes on from there', async () => {
    const wanted = seconds() + 100;
    expect(await call('evm_setNextBlockTimestamp', `0x${wanted.toString(16)}`)).toBe(
      String(wanted),
    );
    now += 5_000;
    await send();
    expect(head().timestamp).toBe(wanted * 1_000);
    now += 7_000;
    await call('evm_mine');
    expect(head().timestamp).toBe(wanted * 1_000 + 7_000);
  });

  test('of the next block stays free for it when the clock passes it and state is edited', async () => {
    const wanted = seconds() + 100;
    await call('evm_setNextBlockTimestamp', wanted);
    now += 500_000;
    await call('hardhat_setBalance', devnet.accounts[3]!.address, '0x5');
    expect(head().timestamp).toBe(wanted * 1_000 - 1);
    await send();
    expect(head().timestamp).toBe(wanted * 1_000);
  });

  test('of the next block is left alone by what happens on the way there', async () => {
    const stop = devnet.onTravel(async () => {
      await devnet.mine();
    });
    await call('evm_setNextBlockTimestamp', seconds() + 100);
    await call('evm_setNextBlockTimestamp', seconds() + 50);
    stop();
    expect(head().timestamp).toBeLessThan(now + 1_000);
    await send();
    expect(head().timestamp).toBe(Math.floor(now / 1_000) * 1_000 + 50_000);
  });

  test('of a block mined for it may be given', async () => {
    const wanted = seconds() + 100;
    expect(await call('evm_mine', wanted)).toBe('0');
    expect(head().timestamp).toBe(wanted * 1_000);
    const { number } = head();
    expect(await call('evm_mine', { blocks: 3 })).toBe('0');
    expect(head().number).toBe(number + 3);
  });

  test('never goes back or beyond what a chain can date', async () => {
    const { id } = head();
    expect(await call('evm_setNextBlockTimestamp', seconds())).toBe(-32602);
    expect(await call('evm_setNextBlockTimestamp', 10 ** 12)).toBe(-32602);
    expect(await call('evm_increaseTime', 10 ** 12)).toBe(-32602);
    expect(await call('evm_increaseTime', -1)).toBe(-32602);
    expect(await call('evm_mine', 1)).toBe(-32602);
    expect(await call('evm_mine', { blocks: 10_001 })).toBe(-32602);
    expect(head().id).toBe(id);
  });
});

describe('mining', () => {
  test('waits for evm_mine while automine is off', async () => {
    expect(await call('evm_setAutomine', false)).toBe(true);
    const { number } = head();
    await send();
    await send();
    expect(head().number).toBe(number);
    await call('evm_mine');
    expect(head()).toMatchObject({ number: number + 1, transactions: { length: 2 } });
    expect(await call('evm_setAutomine', true)).toBe(true);
    expect(devnet.mining()).toEqual({ mode: 'instant' });
    expect(await call('evm_setAutomine', 'no')).toBe(-32602);
  });

  test('by interval ends with 0, and manual mining stays as it is', async () => {
    expect(await call('evm_setIntervalMining', 5_000)).toBe(true);
    expect(devnet.mining()).toEqual({ mode: 'interval', blockTimeMs: 5_000 });
    await call('evm_setIntervalMining', 0);
    expect(devnet.mining()).toEqual({ mode: 'instant' });
    await call('evm_setAutomine', false);
    await call('evm_setIntervalMining', 0);
    expect(devnet.mining()).toEqual({ mode: 'manual' });
  });
});
