import { fromHexAddress } from '@vellum/tron/address';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDevnet, type Devnet } from '../../index.ts';

let devnet: Devnet;
beforeEach(async () => {
  devnet = await createDevnet({ port: 0, solidLag: 5 });
});
afterEach(() => devnet.close());

async function call(path: string, body: unknown = {}, method = 'POST') {
  const response = await fetch(`${devnet.url}/admin/${path}`, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
}

const balanceOf = (address: string) =>
  devnet.chain.read('head', (state) => state.account(address as never)?.balance ?? 0n);

describe('accounts', () => {
  test('of the chain and of every request are listed with their keys', async () => {
    const known = devnet.accounts.map(({ privateKey }) => privateKey);
    expect(await call('accounts-json')).toMatchObject({ privateKeys: known, more: [] });
    expect(known[0]).toBe('1'.padStart(64, '0'));
    await call('temporary-accounts-generation?accounts=3', undefined, 'GET');
    await call('temporary-accounts-generation', { accounts: 2, defaultBalance: 7 });
    const { more } = (await call('accounts-json')) as unknown as {
      more: { privateKeys: string[]; addresses: string[] }[];
    };
    expect(more.map(({ privateKeys }) => privateKeys.length)).toEqual([3, 2]);
    expect(new Set([...known, ...more.flatMap(({ privateKeys }) => privateKeys)]).size).toBe(
      known.length + 5,
    );
  });

  test('are funded as asked, and not in any number', async () => {
    const { addresses } = (await call('temporary-accounts-generation', {
      accounts: 1,
    })) as unknown as { addresses: string[] };
    const { trc20: _, ...account } = (
      (await (await fetch(`${devnet.url}/v1/accounts/${addresses[0]}`)).json()) as {
        data: [{ balance: number; trc20: unknown }];
      }
    ).data[0];
    expect(account.balance).toBe(10_000_000_000);
    expect(await call('temporary-accounts-generation', { accounts: 1001 })).toMatchObject({
      status: 400,
    });
    expect(
      await call('temporary-accounts-generation', { accounts: 1, defaultBalance: 9e18 }),
    ).toMatchObject({ status: 400 });
    expect(await call('temporary-accounts-generation', { accounts: -1 })).toMatchObject({
      status: 400,
    });
  });

  test('of visitors are filled up, but not while they have enough, and not too often', async () => {
    const [generated] = await devnet.generateAccounts(1, 999_000_000n);
    const address = fromHexAddress(generated!.address);
    expect(await call('drip', { address })).toMatchObject({ status: 200, amount: 10_000_000_000 });
    expect(await balanceOf(generated!.address)).toBe(10_999_000_000n);
    expect(await call('drip', { address })).toMatchObject({ status: 400 });
    expect(await call('drip', { address: 'T' })).toMatchObject({ status: 400 });
  });

  test('get TRX from the faucet by an ordinary transfer', async () => {
    const { address } = devnet.accounts[3]!;
    const before = await balanceOf(address);
    const { txid } = (await call('faucet', {
      address: fromHexAddress(address),
      amount: 5,
    })) as unknown as { txid: string };
    expect(devnet.chain.find(txid)?.receipt?.txid).toBe(txid);
    expect(await balanceOf(address)).toBe(before + 5n);
    for (const body of [{ address, amount: 0 }, { address: 'x', amount: 1 }, {}]) {
      expect(await call('faucet', body)).toMatchObject({ status: 400 });
    }
  });
});

describe('blocks and time', () => {
  test('are made and moved on request', async () => {
    const { number } = devnet.chain.head();
    expect(await call('mine', { blocks: 3 })).toMatchObject({
      number: number + 3,
      blockID: devnet.chain.head().id,
    });
    expect(await call('mine')).toMatchObject({ number: number + 4 });
    const later = devnet.chain.now() + 1_000_000;
    const { now } = (await call('time', { timestamp: later })) as unknown as { now: number };
    expect(now).toBeGreaterThanOrEqual(later);
    await call('time', { increase: 5_000 });
    expect(devnet.chain.now()).toBeGreaterThanOrEqual(later + 5_000);
    expect(await call('time', { timestamp: 1 })).toMatchObject({ status: 400 });
    expect(await call('time', { increase: -1 })).toMatchObject({ status: 400 });
  });

  test('move on from blocks that ran ahead of the clock', async () => {
    await call('mine', { blocks: 5_000 });
    const { timestamp } = devnet.chain.head();
    expect(timestamp).toBeGreaterThan(devnet.chain.now());
    const { now } = (await call('time', { increase: 1 })) as unknown as { now: number };
    expect(now).toBeGreaterThan(timestamp);
  });

  test('what must lie behind is done before the chain arrives', async () => {
    const arrival = devnet.chain.now() + 2_000_000;
    const seen: unknown[] = [];
    const stop = devnet.onTravel(async (at) => {
      await devnet.setTime(at - 1_000_000);
      await devnet.mine();
      seen.push(at);
    });
    await call('time', { timestamp: arrival });
    expect(seen).toEqual([arrival]);
    const { timestamp } = devnet.chain.head();
    expect(timestamp).toBeGreaterThanOrEqual(arrival - 1_000_000);
    expect(timestamp).toBeLessThan(arrival);
    expect(devnet.chain.now()).toBeGreaterThanOrEqual(arrival);
    await call('time', {});
    stop();
    await call('time', { increase: 5_000 });
    expect(seen).toEqual([arrival]);
  });

  test('can wait for orders', async () => {
    expect(await call('mining')).toMatchObject({ mode: 'instant' });
    expect(await call('mining', { mode: 'manual' })).toMatchObject({ mode: 'manual' });
    expect(devnet.mining()).toEqual({ mode: 'manual' });
    const interval = { mode: 'interval', blockTimeMs: 60_000, poolDelayMs: 300 };
    expect(await call('mining', interval)).toMatchObject(interval);
    expect(await call('mining', { mode: 'interval' })).toMatchObject({ status: 400 });
    expect(await call('mining', { mode: 'often' })).toMatchObject({ status: 400 });
  });

  test('become solid sooner or later, but what is solid stays solid', async () => {
    await call('mine', { blocks: 10 });
    const { number } = devnet.chain.head();
    expect(devnet.chain.solidNumber()).toBe(number - 5);
    expect(await call('solid-lag', { blocks: 2 })).toMatchObject({ solid: number - 2 });
    expect(await call('solid-lag', { blocks: 4 })).toMatchObject({ solid: number - 2 });
    await call('mine', { blocks: 3 });
    expect(devnet.chain.solidNumber()).toBe(number - 1);
    const solidHead = await devnet.chain.read('solid', () => devnet.chain.solidNumber());
    expect(solidHead).toBe(number - 1);
    expect(await call('reorganise', { depth: 5, blocks: Array(6).fill({}) })).toMatchObject({
      status: 400,
    });
    expect(await call('reorganise', { depth: 4, blocks: Array(5).fill({}) })).toMatchObject({
      status: 200,
    });
    expect(await call('solid-lag', { blocks: -1 })).toMatchObject({ status: 400 });
    expect(await call('solid-lag', { blocks: 10 ** 6 })).toMatchObject({ status: 400 });
  });

  test('go back to a snapshot', async () => {
    const { number } = devnet.chain.head();
    const { id } = (await call('snapshot')) as unknown as { id: number };
    await call('mine', { blocks: 2 });
    expect(await call('revert', { id })).toMatchObject({ reverted: true, number });
    expect(await call('revert', { id })).toMatchObject({ reverted: false, number });
  });

  test('are replaced by a longer branch, with the transactions that are named', async () => {
    const { address } = devnet.accounts[3]!;
    const before = await balanceOf(address);
    const kept = await devnet.faucet(address, 5n);
    await devnet.faucet(address, 7n);
    const { number } = devnet.chain.head();
    const answer = await call('reorganise', {
      depth: 2,
      blocks: [{}, { transactions: [kept] }, { transactions: [] }],
      ignoreReference: true,
    });
    expect(answer).toMatchObject({
      number: number + 1,
      removed: [{}, {}],
      added: [{}, {}, {}],
      dropped: [],
    });
    expect(devnet.chain.find(kept)?.block?.number).toBe(number);
    expect(await balanceOf(address)).toBe(before + 5n);
    for (const body of [
      { depth: 1, blocks: [{}] },
      { depth: 100, blocks: Array(101).fill({}) },
      { depth: 1, blocks: [{ transactions: ['00'.repeat(32)] }, {}] },
      { depth: 1, blocks: [5, 6] },
    ]) {
      expect(await call('reorganise', body)).toMatchObject({ status: 400 });
    }
  });

  test('only by POST', async () => {
    for (const hook of [
      'mine',
      'faucet',
      'drip',
      'time',
      'mining',
      'snapshot',
      'revert',
      'reorganise',
      'solid-lag',
    ]) {
      expect(await call(hook, undefined, 'GET')).toMatchObject({ status: 405 });
    }
  });
});
