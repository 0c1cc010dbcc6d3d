import { toHex } from '@vellum/tron/bytes';
import { encodeTransaction, type Transaction } from '@vellum/tron/transaction';
import { afterEach, describe, expect, it } from 'vitest';
import type { Block } from '../src/chain/block.ts';
import type { Finality } from '../src/chain/chain.ts';
import type { BranchBlock } from '../src/chain/control.ts';
import { ControlRefused } from '../src/chain/control-refused.ts';
import { createDevnet, type Devnet } from '../src/index.ts';
import type { World } from './random/turn.ts';
import { randomOf, randomTransaction, worldOf } from './random-transactions.ts';
import { scaledSlow, seedFor } from './scale.ts';
import { balanceOf, mined, type Signer, transferOf } from './signed.ts';

const START = 1_760_000_000_000;
const LAG = 6;
const TRX = 1_000_000n;
/** Votes are counted and proposals decided inside the branches that are replaced. */
const SHORT_PERIODS = { getMaintenanceTimeInterval: 1_500n, getProposalExpireTime: 2_000n };

const open: Devnet[] = [];
afterEach(async () => {
  for (const devnet of open.splice(0)) await devnet.close();
});

/** Two chains that start alike: `seen` goes through a reorganisation, `straight` sees the final branch only. */
async function twins(random: World['random']) {
  const clock = { now: START };
  const start = () =>
    createDevnet({ clock: () => clock.now, solidLag: LAG, parameters: SHORT_PERIODS });
  const [seen, straight] = [await start(), await start()];
  open.push(seen, straight);
  const world = await worldOf(seen, random);
  for (const { transactions } of visible(seen).slice(1)) {
    for (const transaction of transactions) await mined(straight.chain, transaction);
  }
  for (const devnet of [seen, straight]) await devnet.setMining({ mode: 'manual' });
  return { clock, seen, straight, world };
}

const many = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

/** Brings a block about on a chain in the ordinary way: submit, then mine at the given time. */
async function mineInOrder(
  devnet: Devnet,
  clock: { now: number },
  { transactions, timestamp }: BranchBlock,
): Promise<{ block: Block; refused: string[] }> {
  clock.now = timestamp!;
  const refused: string[] = [];
  for (const transaction of transactions) {
    const { code, message } = await devnet.chain.submit(transaction);
    if (code !== 'SUCCESS') refused.push(`${transaction.id} ${message}`);
  }
  return { block: await devnet.mine(), refused };
}

function branch(
  world: World,
  first: number,
  blocks: number,
  kept: readonly Transaction[],
  reference: Block,
) {
  const { random } = world;
  const pool = [...kept];
  return Array.from({ length: blocks }, (_, index): BranchBlock => {
    const chosen = pool.splice(0, random(4));
    const fresh = many(random(3), () => randomTransaction(world, { reference }));
    const transactions = random(2) === 0 ? [...chosen, ...fresh] : [...fresh, ...chosen];
    return { transactions, timestamp: first + index * 1_000 + random(900) };
  });
}

function shuffled<T>(list: readonly T[], random: World['random']): T[] {
  return list
    .map((item) => ({ item, key: random(1_000_000) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

function visible({ chain }: Devnet): Block[] {
  const count = chain.head().number + 1;
  return Array.from({ length: count }, (_, number) => chain.blockByNumber(number)!);
}

/** All that can be seen of a chain's blocks. */
const blocksOf = (devnet: Devnet) =>
  visible(devnet).map(({ transactions, witnessSignature, ...block }) => ({
    ...block,
    transactions: transactions.map((each) => toHex(encodeTransaction(each))),
  }));

const accountsOf = ({ chain }: Devnet, finality: Finality, signers: readonly Signer[]) =>
  chain.read(finality, (state) => signers.map(({ address }) => state.account(address)));

const idsOf = (blocks: readonly Block[]) => blocks.map(({ id }) => id);

const seed = seedFor('reorganisation');

async function compareOnce(depth: number, random: World['random']): Promise<void> {
  const { clock, seen, straight, world } = await twins(random);
  const reference = seen.chain.head();
  const some = (count: number) => many(count, () => randomTransaction(world, { reference }));
  const both = async (transactions: readonly Transaction[], timestamp: number) => {
    for (const devnet of [seen, straight])
      await mineInOrder(devnet, clock, { transactions, timestamp });
  };
  await both(some(3), START + 1_000);
  const lost: Transaction[] = [];
  for (let number = 0; number < depth; number += 1) {
    const wanted = { transactions: some(random(4)), timestamp: START + 2_000 + number * 500 };
    lost.push(...(await mineInOrder(seen, clock, wanted)).block.transactions);
  }
  const replaced = idsOf(visible(seen).slice(-depth));
  const kept = shuffled(lost, random).slice(0, random(lost.length + 1));
  const blocks = branch(world, START + 10_000, depth + 1 + random(2), kept, reference);
  const heads: string[] = [];
  seen.chain.onHead(({ id }) => heads.push(id));
  const result = await seen.reorganise({ depth, blocks });

  const refused: string[] = [];
  for (const each of blocks) refused.push(...(await mineInOrder(straight, clock, each)).refused);
  expect(blocksOf(seen)).toEqual(blocksOf(straight));
  expect(heads).toEqual([straight.chain.head().id]);
  expect(result.dropped.map(({ transaction, message }) => `${transaction.id} ${message}`)).toEqual(
    refused,
  );
  expect(idsOf(result.removed)).toEqual(replaced);
  expect(idsOf(result.added)).toEqual(idsOf(visible(straight).slice(-blocks.length)));
  for (const { id } of lost) {
    expect(seen.chain.find(id)?.receipt).toEqual(straight.chain.find(id)?.receipt);
  }
  for (const finality of ['head', 'solid'] as const) {
    const [left, right] = [seen, straight].map((each) => accountsOf(each, finality, world.signers));
    expect(await left).toEqual(await right);
  }
  await both(some(1), START + 90_000);
  expect(blocksOf(seen)).toEqual(blocksOf(straight));
}

describe('a reorganisation', () => {
  for (let depth = 1; depth <= LAG; depth += 1) {
    it(`of depth ${depth} gives the chain that only ever saw the final branch`, async () => {
      for (let round = 0; round < scaledSlow(40); round += 1) {
        await compareOnce(depth, randomOf(seed + depth * 1_000 + round));
        for (const devnet of open.splice(0)) await devnet.close();
      }
    });
  }

  it('is refused into solid blocks, without ending higher, or backwards in time', async () => {
    const devnet = await createDevnet({ solidLag: 2, clock: () => START });
    open.push(devnet);
    await devnet.mine(5);
    const head = devnet.chain.head();
    const empty = (count: number) => many(count, () => ({ transactions: [] }));
    await expect(devnet.reorganise({ depth: 3, blocks: empty(4) })).rejects.toThrow(ControlRefused);
    await expect(devnet.reorganise({ depth: 2, blocks: empty(2) })).rejects.toThrow(ControlRefused);
    await expect(devnet.reorganise({ depth: -1, blocks: empty(2) })).rejects.toThrow(
      ControlRefused,
    );
    const late = [{ transactions: [], timestamp: START }, ...empty(2)];
    await expect(devnet.reorganise({ depth: 2, blocks: late })).rejects.toThrow(ControlRefused);
    expect(devnet.chain.head()).toBe(head);
    await devnet.reorganise({ depth: 2, blocks: empty(3) });
    expect(devnet.chain.head().number).toBe(6);
  });

  it('is refused with times that no block can have, or without end, and the chain goes on', async () => {
    const devnet = await createDevnet({ solidLag: 2, clock: () => START });
    open.push(devnet);
    await devnet.mine(3);
    for (const timestamp of [START + 60_000.5, 1e300, Number.NaN, 9e15]) {
      const blocks = [{ transactions: [], timestamp }, { transactions: [] }];
      await expect(devnet.reorganise({ depth: 1, blocks })).rejects.toThrow(ControlRefused);
    }
    const endless = many(10_001, () => ({ transactions: [] }));
    await expect(devnet.reorganise({ depth: 1, blocks: endless })).rejects.toThrow(ControlRefused);
    expect((await devnet.mine()).number).toBe(4);
  });

  it('drops transactions that refer to a replaced block, unless told not to mind', async () => {
    const devnet = await createDevnet({ solidLag: 5 });
    open.push(devnet);
    const [, alice, bob] = devnet.accounts as readonly Signer[] as [Signer, Signer, Signer];
    const { chain } = devnet;
    await devnet.mine();
    const transaction = transferOf(chain, alice, bob.address, TRX);
    await mined(chain, transaction);
    const before = await balanceOf(chain, bob.address);
    const blocks = [{ transactions: [transaction] }, { transactions: [] }, { transactions: [] }];
    const strict = await devnet.reorganise({ depth: 2, blocks });
    expect(strict.dropped).toEqual([{ transaction, message: 'Tapos check error.' }]);
    expect(chain.find(transaction.id)).toBeUndefined();
    expect(await balanceOf(chain, bob.address)).toBe(before - TRX);
    const lenient = { depth: 1, blocks: blocks.slice(0, 2), ignoreReference: true };
    expect((await devnet.reorganise(lenient)).dropped).toEqual([]);
    expect(await balanceOf(chain, bob.address)).toBe(before);
  });

  it('keeps what waits, and voids snapshots of replaced blocks', async () => {
    const devnet = await createDevnet({ solidLag: 5, mining: { mode: 'manual' } });
    open.push(devnet);
    const [, alice, bob] = devnet.accounts as readonly Signer[] as [Signer, Signer, Signer];
    const { chain } = devnet;
    const early = await devnet.snapshot();
    await devnet.mine(2);
    const void_ = await devnet.snapshot();
    const waiting = transferOf(chain, alice, bob.address, TRX, {
      reference: chain.blockByNumber(0)!,
    });
    await chain.submit(waiting);
    await devnet.reorganise({ depth: 1, blocks: many(2, () => ({ transactions: [] })) });
    expect(chain.pending()).toEqual([waiting]);
    expect(await devnet.revert(void_)).toBe(false);
    expect(await devnet.revert(early)).toBe(true);
    expect(chain.head().number).toBe(0);
  });
});
