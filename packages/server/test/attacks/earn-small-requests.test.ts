import { type Address, toHexAddress } from '@vellum/tron/address';
import { createClient } from '@vellum/tron/client/client';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payoutClaims } from '../../src/keeper/jobs/payout-claims.ts';
import type { PayoutKeeping } from '../../src/keeper/jobs/payout-roots.ts';
import { createKeeper } from '../../src/keeper/keeper.ts';
import type { KeeperJob } from '../../src/keeper/keeper-job.ts';
import { keeperStore } from '../../src/keeper/keeper-store.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { newPerson } from '../test-server.ts';

// Sending a claim costs the worker some TRX, and a tenth of a TRX is enough to ask for one: whoever asks with many
// addresses spends its budget of the day for a fraction of it. Half of that is kept for what is worth sending.
const TRX = 1_000_000n;
const BUDGET = 1_000n * TRX;

let opened: TestDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened?.close());

const { address, privateKey } = newPerson();
const header = { number: 1, timestamp: 3000, parentHash: '00'.repeat(32) };
const client = createClient({
  fullNodes: ['http://node.test'],
  fetch: (async () =>
    Response.json({
      blockID: '00'.repeat(32),
      block_header: { raw_data: header },
    })) as unknown as typeof fetch,
});
/** Each of its own, since a transaction is known by its bytes. */
const callOf = (name: string) => ({
  ...{ contract: address, data: Buffer.from(name), value: 0n, feeLimit: TRX },
});

async function sentWhen(spent: bigint, job: Pick<KeeperJob, 'name' | 'isMinor'>): Promise<number> {
  const store = keeperStore(opened.database, job.name);
  const signed = Buffer.from(job.name);
  const before = { txid: `${job.name}-${spent}`, job: 'old', signed, expiration: 0n, fee: spent };
  await store.add(before, 1);
  await store.settle(before.txid, 'done', spent);
  let sent = 0;
  await createKeeper({
    ...{ client, store, privateKey, dailyBudget: BUDGET, clock: () => 2 },
    log: pino({ level: 'silent' }),
    jobs: [{ everyMs: 0, due: async () => callOf(job.name), ...job }],
    send: async () => {
      sent += 1;
    },
  }).tick();
  return sent;
}

test('what is worth little spends no more than half of the budget', async () => {
  expect(await sentWhen(499n * TRX, { name: 'small-1', isMinor: true })).toBe(1);
  expect(await sentWhen(500n * TRX, { name: 'small-2', isMinor: true })).toBe(0);
  expect(await sentWhen(500n * TRX, { name: 'large-1' })).toBe(1);
  expect(await sentWhen(1_000n * TRX, { name: 'large-2' })).toBe(0);
});

test('requests for less than they cost are of that kind', async () => {
  const asked = [100n * TRX, 10n * TRX, TRX / 10n];
  const rows = asked.map((sum, id) => ({
    id: BigInt(id),
    address: address as Address,
    asked: sum,
  }));
  const requests = { toPay: async () => rows };
  const minor: (boolean | undefined)[] = [];
  for await (const job of payoutClaims({ requests } as unknown as PayoutKeeping)()) {
    minor.push(job.isMinor);
  }
  expect(minor).toEqual([false, false, true]);
});

test('a request that the contract would not pay is set aside', async () => {
  const refusal = {
    result: { result: true, message: Buffer.from('REVERT opcode executed').toString('hex') },
  };
  const refused: bigint[] = [];
  const keeping = {
    client: createClient({
      fullNodes: ['http://node.test'],
      fetch: (async () => Response.json(refusal)) as unknown as typeof fetch,
    }),
    sender: toHexAddress(address),
    ledger: {
      contracts: { payout: address },
      payouts: { parts: async () => [{ root: '', since: 0n, cumulative: 5n, proof: [] }] },
    },
    requests: {
      toPay: async () => [{ id: 7n, address, asked: TRX }],
      refused: (id: bigint) => refused.push(id),
    },
  };
  for await (const job of payoutClaims(keeping as unknown as PayoutKeeping)()) {
    expect(await job.due()).toBeNull();
  }
  expect(refused).toEqual([7n]);
});
