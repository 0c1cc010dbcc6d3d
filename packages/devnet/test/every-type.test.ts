import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Block } from '../src/chain/block.ts';
import { createDevnet, type Devnet } from '../src/index.ts';
import { TYPES } from './random/every-type.ts';
import { randomOf, randomTransaction, worldOf } from './random-transactions.ts';
import { seedFor } from './scale.ts';

const DAY = 86_400_000;
/** More blocks than the chain gets, so that all of them can be replaced. */
const SOLID_LAG = 50_000;
/** Transactions after which a type that was never taken will not be. */
const MOST_SENT = 20_000;

let folder: string;
let devnet: Devnet;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vellum-every-type-'));
  devnet = await start();
  await live();
});
afterAll(async () => {
  await devnet.close();
  await rm(folder, { recursive: true });
});

const start = () => createDevnet({ dataFolder: folder, solidLag: SOLID_LAG });
const seed = seedFor('every type');

/** Random transactions until one of every type has been taken; days pass meanwhile. */
async function live(): Promise<void> {
  const { chain } = devnet;
  const world = await worldOf(devnet, randomOf(seed));
  const missing = new Set(TYPES);
  for (let sent = 0; missing.size > 0 && sent < MOST_SENT; sent += 1) {
    if (sent % 20 === 0) await devnet.increaseTime(DAY);
    const transaction = randomTransaction(world);
    const { code } = await chain.submit(transaction);
    if (code === 'SUCCESS') missing.delete(transaction.contract.type);
  }
  expect([...missing]).toEqual([]);
}

const blocks = ({ chain }: Devnet): Block[] =>
  Array.from({ length: chain.head().number + 1 }, (_, number) => chain.blockByNumber(number)!);

const seen = (of: Devnet) =>
  blocks(of).map(({ id, stateHash, receipts }) => ({ id, stateHash, receipts }));

const snapshots = async () => (await readdir(folder)).filter((name) => name.startsWith('snapshot'));

describe('a chain with transactions of every type', () => {
  it('comes out the same where a branch with the same transactions replaces it', async () => {
    const before = seen(devnet);
    const branch = blocks(devnet).slice(1);
    const same = branch.map(({ transactions, timestamp }) => ({ transactions, timestamp }));
    const { dropped } = await devnet.reorganise({
      depth: branch.length,
      blocks: [...same, { transactions: [] }],
    });
    expect(dropped).toEqual([]);
    expect(seen(devnet).slice(0, -1)).toEqual(before);
  });

  it('is the same after a restart, from its snapshot and from the log alone', async () => {
    const before = seen(devnet);
    await devnet.setSolidLag(3);
    await devnet.close();
    expect(await snapshots()).toEqual([`snapshot-${before.length - 1 - 3}.bin`]);
    devnet = await createDevnet({ dataFolder: folder, solidLag: 3 });
    expect(seen(devnet)).toEqual(before);
    await devnet.close();
    for (const name of await snapshots()) await rm(join(folder, name));
    devnet = await start();
    expect(seen(devnet)).toEqual(before);
  });
});
