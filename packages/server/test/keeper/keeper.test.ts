import { cards } from '@vellum/contracts/cards';
import type { ReadCall } from '@vellum/contracts/contract-face';
import { pair } from '@vellum/contracts/dex';
import { feeVault } from '@vellum/contracts/fees';
import { oracle } from '@vellum/contracts/prices';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { broadcast } from '@vellum/tron/client/broadcast';
import { createClient } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { distributeFees } from '../../src/keeper/jobs/distribute-fees.ts';
import { observePrices } from '../../src/keeper/jobs/observe-prices.ts';
import { recordDepth } from '../../src/keeper/jobs/record-depth.ts';
import { createKeeper, type KeeperOptions } from '../../src/keeper/keeper.ts';
import { keeperStore } from '../../src/keeper/keeper-store.ts';
import { callContract, type TestChain, testChain } from '../test-chain.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { personOf } from '../test-server.ts';

const BRONZE = 1n;
const hour = 3_600_000;

let chain: TestChain;
let database: TestDatabase;
let now = Date.now();
beforeAll(async () => {
  chain = await testChain();
});
afterAll(() => chain?.devnet.close());
beforeEach(async () => {
  database = await testDatabase();
  await earnFees();
});
afterEach(() => database?.close());

const contract = (name: string): Address => chain.deployment.contracts[name]!.address;

async function read<R>(name: string, { data, decode }: ReadCall<R>): Promise<R> {
  const here = toHexAddress(contract(name));
  const client = createClient({ fullNodes: [chain.url] });
  return decode((await simulateCall(client, { caller: here, contract: here, data })).data);
}

const poolDue = () => read('feeVault', feeVault.poolDue());

/** Someone buys a card, and its fee goes to the vault. */
async function earnFees(): Promise<void> {
  const buyer = personOf(chain.devnet.accounts[6]!.privateKey);
  const price = await read('cards', cards.priceOf(BRONZE));
  await callContract(chain, buyer, contract('cards'), cards.buy(BRONZE, price));
  await callContract(
    chain,
    buyer,
    contract('cards'),
    cards.settleFees([toHexAddress(buyer.address)]),
  );
}

/** A keeper as a process would have it: nothing in memory, everything in the database. */
function keeper(changes: Partial<KeeperOptions> = {}) {
  const client = createClient({ fullNodes: [chain.url] });
  return createKeeper({
    client,
    store: keeperStore(database.database),
    jobs: [distributeFees(client, contract('feeVault'), 1n)],
    privateKey: personOf(chain.devnet.accounts[7]!.privateKey).privateKey,
    clock: () => now,
    log: pino({ level: 'silent' }),
    ...changes,
  });
}

const written = async () =>
  (await database.pool.query('select txid, outcome from keeper_transaction order by created_at'))
    .rows;
const isOnChain = (txid: string) => chain.devnet.chain.find(txid) !== undefined;

test('does what is due, once, and remembers what it cost', async () => {
  const before = await poolDue();
  expect(before).toBeGreaterThan(0n);
  await keeper().tick();
  const after = await poolDue();
  await chain.devnet.mine();
  await keeper().tick();
  await keeper().tick();
  const rows = await written();
  expect(rows).toEqual([{ txid: expect.any(String), outcome: 'done' }]);
  expect(isOnChain(rows[0].txid)).toBe(true);
  expect(after).toBeLessThanOrEqual(before);
  now += hour;
});

test('killed between signing and sending: the next one sends the same bytes, and nothing else', async () => {
  const died = () => Promise.reject(new Error('killed'));
  await expect(keeper({ send: died }).tick()).rejects.toThrow('killed');
  const [signed] = await written();
  expect(signed.outcome).toBeNull();
  expect(isOnChain(signed.txid)).toBe(false);
  await keeper().tick();
  expect(isOnChain(signed.txid)).toBe(true);
  await keeper().tick();
  expect(await written()).toEqual([{ txid: signed.txid, outcome: 'done' }]);
  now += hour;
});

test('killed after sending, before it knew: it finds out', async () => {
  const sentThenDied: typeof broadcast = async (client, transaction) => {
    await broadcast(client, transaction);
    throw new Error('killed');
  };
  await expect(keeper({ send: sentThenDied }).tick()).rejects.toThrow('killed');
  await keeper().tick();
  expect(await written()).toEqual([{ txid: expect.any(String), outcome: 'done' }]);
  now += hour;
});

test('two keepers at once sign one transaction', async () => {
  await Promise.all([keeper().tick(), keeper().tick(), keeper().tick()]);
  expect(await written()).toHaveLength(1);
  now += hour;
});

test('what can no longer come into a block is given up, and only then made anew', async () => {
  const lost = async () => undefined;
  await keeper({ send: lost }).tick();
  const [first] = await written();
  now += hour;
  await keeper({ send: lost }).tick();
  expect(await written()).toHaveLength(1);
  await chain.devnet.increaseTime(121_000);
  await chain.devnet.mine();
  await keeper().tick();
  const rows = await written();
  expect(rows[0]).toEqual({ txid: first.txid, outcome: 'expired' });
  expect(rows).toHaveLength(2);
  expect(isOnChain(first.txid)).toBe(false);
  now += hour;
});

test('what fails on the chain is tried less and less often', async () => {
  const due = async () => ({
    contract: contract('feeVault'),
    // Nothing there answers to this.
    data: new Uint8Array(4),
    value: 0n,
    feeLimit: 10_000_000n,
  });
  const jobs = [{ name: 'hopeless', everyMs: 5_000, due }];
  const tries = async () => {
    await keeper({ jobs }).tick();
    await keeper({ jobs }).tick();
    return (await written()).length;
  };
  expect(await tries()).toBe(1);
  now += 9_999;
  expect(await tries()).toBe(1);
  now += 1;
  expect(await tries()).toBe(2);
  now += 19_999;
  expect(await tries()).toBe(2);
  now += 1;
  expect(await tries()).toBe(3);
  expect(await written()).toEqual(
    Array.from({ length: 3 }, () => ({ txid: expect.any(String), outcome: 'failed' })),
  );
  now += hour;
});

test('spends no more than its budget of the day', async () => {
  await keeper({ dailyBudget: 1n }).tick();
  expect(await written()).toEqual([]);
});

test('looks at prices every hour, so that their average is always known', async () => {
  const client = createClient({ fullNodes: [chain.url] });
  const coins = [contract('wtrx'), contract('usdt')] as const;
  const watched = { name: 'wtrxUsdt', pair: contract('wtrxUsdt'), coins };
  const job = observePrices(client, contract('oracle'), watched);
  const isFresh = () => read('oracle', oracle.isFresh(...coins));
  const pass = async (minutes: number) => {
    now += minutes * 60_000;
    await chain.devnet.increaseTime(minutes * 60_000);
    await chain.devnet.mine();
  };
  await pass(24 * 60);
  expect(await isFresh()).toBe(false);
  await keeper({ jobs: [job] }).tick();
  await pass(31);
  for (let half = 0; half < 10; half += 1) {
    expect(await isFresh()).toBe(true);
    await keeper({ jobs: [job] }).tick();
    await pass(30);
  }
  const looks = (await written()).length;
  expect(looks).toBeGreaterThanOrEqual(5);
  expect(looks).toBeLessThanOrEqual(7);
});

test('records what a pair still holds when liquidity leaves, once', async () => {
  const client = createClient({ fullNodes: [chain.url] });
  const watched = contract('vlmWtrx');
  const job = recordDepth(client, contract('oracle'), { name: 'vlmWtrx', pair: watched });
  const tick = async () => {
    now += 300_000;
    await keeper({ jobs: [job] }).tick();
    return (await written()).length;
  };
  const provider = personOf(chain.devnet.accounts[1]!.privateKey);
  await chain.devnet.increaseTime(hour);
  await callContract(chain, provider, contract('oracle'), oracle.observe(watched));
  expect(await tick()).toBe(0);
  const half = (await read('vlmWtrx', pair.balanceOf(provider.address))) / 2n;
  await callContract(chain, provider, watched, pair.transfer(watched, half));
  await callContract(chain, provider, watched, pair.burn(provider.address));
  expect(await read('oracle', oracle.isDepthDue(watched))).toBe(true);
  expect(await tick()).toBe(1);
  expect(await read('oracle', oracle.isDepthDue(watched))).toBe(false);
  expect(await tick()).toBe(1);
});

test('a node whose time is far ahead does not make it wait for a day', async () => {
  const clock = () => chain.devnet.chain.head().timestamp - 12 * hour;
  const send: typeof broadcast = () => Promise.reject(new Error('not sent'));
  await expect(keeper({ clock, send, mostAhead: 60_000 }).tick()).rejects.toThrow('not sent');
  const { rows } = await database.pool.query('select expiration from keeper_transaction');
  expect(Number(rows[0].expiration)).toBeLessThanOrEqual(clock() + 60_000 + 120_000);
});
