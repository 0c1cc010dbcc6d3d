import type { Address } from '@vellum/tron/address';
import { createClient } from '@vellum/tron/client/client';
import { expect, test } from 'vitest';
import { createKeeper, type KeeperOptions } from './keeper.ts';
import type { KeeperJob } from './keeper-job.ts';
import type { KeeperTransaction, LastTransaction } from './keeper-store.ts';

const NOW = 1_000_000_000;
const contract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const call = { contract, data: new Uint8Array(4), value: 0n, feeLimit: 10n };

/** A node that has one block and knows of no transaction. */
const respond = (async (url: string) => {
  const header = { number: 9, parentHash: 'ab'.repeat(32), timestamp: NOW };
  const block = { blockID: 'cd'.repeat(32), block_header: { raw_data: header } };
  return Response.json(url.endsWith('getnowblock') ? block : {});
}) as unknown as typeof fetch;

type World = Readonly<{ due?: typeof call; last?: LastTransaction; budget?: bigint }>;

function keeperIn({ due, last, budget }: World, changes: Partial<KeeperOptions> = {}) {
  const open: KeeperTransaction[] = [];
  const job: KeeperJob = { name: 'a', everyMs: 30_000, due: async () => due ?? null };
  return createKeeper({
    client: createClient({ fullNodes: ['http://node.test'], fetch: respond }),
    store: {
      add: async (transaction) => open.push(transaction) > 0,
      open: async () => open,
      settle: async () => undefined,
      spentSince: async () => 0n,
      lastOf: async () => last ?? null,
    },
    jobs: [job],
    privateKey: new Uint8Array(32).fill(1),
    clock: () => NOW,
    log: { warn() {} },
    send: async () => undefined as never,
    ...(budget !== undefined && { dailyBudget: budget }),
    ...changes,
  });
}

const signed = (agoMs: number): LastTransaction => ({ txid: 'b', time: NOW - agoMs, failures: 0 });

test.each<[string, boolean, World]>([
  ['nothing is due', true, {}],
  ['a job rests for longer than the longest quiet', true, { due: call, last: signed(20_000) }],
  ['a job rests for a moment', false, { due: call, last: signed(26_000) }],
  ['the budget does not allow what is due', false, { due: call, budget: 9n }],
  ['something is signed', false, { due: call }],
])('a round in which %s is quiet: %s', async (_what, isQuiet, world) => {
  expect(await keeperIn(world).tick()).toBe(isQuiet);
});

test('nor is one while something that was signed may still come into a block', async () => {
  const keeper = keeperIn({ due: call });
  await keeper.tick();
  expect(await keeper.tick()).toBe(false);
});

test('one in which a source fails says so, and is not quiet', async () => {
  async function* failing(): AsyncGenerator<KeeperJob> {
    yield await Promise.reject(new Error('no node'));
  }
  await expect(keeperIn({}, { sources: [failing] }).tick()).rejects.toThrow('no node');
});
