import { termReward } from '@vellum/api/staking/yield';
import { trc20 } from '@vellum/contracts/coins';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { pair } from '@vellum/contracts/dex';
import { locker } from '@vellum/contracts/locks';
import { streamStake, termStake } from '@vellum/contracts/staking';
import { fromHexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockProjection } from '../../src/features/locks/lock-projection.ts';
import { termProjection } from '../../src/features/staking/coin/term-projection.ts';
import { lpProjection } from '../../src/features/staking/lp/lp-projection.ts';
import { type Random, randomOf, scaled, seedFor } from '../faults/random.ts';
import { expectSameFromNothing } from '../indexer/expect-same-from-nothing.ts';
import type { Person } from '../test-server.ts';
import { act } from './earn-acts.ts';
import { type EarnWorld, earnWorld, VLM } from './earn-world.ts';

const projections = [lpProjection, termProjection, lockProjection];
const DAY = 86_400n;
const MS = 1000n;

let world: EarnWorld;
let random: Random;
beforeAll(async () => {
  random = randomOf(seedFor('earn'));
  world = await earnWorld(5, { solidLag: 6 });
  const { owner, send, at } = world;
  for (const who of world.people) {
    for (const [coin, spender] of [
      ...[['vlmWtrx', 'lpStake'] as const, ['vlmWtrx', 'locker'] as const],
      ...[['vlm', 'termStake'] as const, ['vlm', 'locker'] as const],
    ]) {
      await send(who, coin, trc20.approve(at(spender), 10n ** 17n));
    }
  }
  await world.fundTerms(1_000_000n * VLM);
  await world.fundLp(50_000n * VLM, 100);
  // Two terms of the same days: the rate of a stake is told apart by its reward.
  await send(owner, 'termStake', termStake.addTerm(7n, 300n, VLM, 100_000n * VLM));
  // No reorganisation takes these back.
  await world.chain.devnet.mine(8);
  for (let count = 0; count < scaled(1_200); count++) {
    await act(world, random);
    if (random(40) === 0) await replaceBlocks(1 + random(5));
  }
  await oneOfEach();
  await world.indexed();
});
afterAll(() => world?.close());

/** Whatever chance left out: stakes closed early, when due and not at all, locks of all kinds. */
async function oneOfEach(): Promise<void> {
  const [who, friend] = world.people as [Person, Person];
  const newestStake = async () => {
    await world.indexed();
    const [row] = await rowsOf('select max(id) as id from term_stake');
    return BigInt(row.id);
  };
  const stake = async (term = 0n) => {
    await world.send(who, 'termStake', termStake.stake(50n * VLM, term, 0n));
    return newestStake();
  };
  const [early, due] = [await stake(), await stake()];
  await stake(5n);
  const lock = async (call: WriteCall) => {
    await world.send(who, 'locker', call);
    const count = await world.read('locker', locker.count());
    return (await world.read('locker', locker.lockAt(count - 1n))).createTime;
  };
  const key = await lock(locker.lock(5n, world.at('vlm'), 1n));
  await lock(locker.lockFor(5n, world.at('vlm'), 1n, friend.address));
  await world.send(who, 'locker', locker.extend(key, 1n));
  await world.pass(4 * 86_400);
  await world.send(who, 'locker', locker.unlock(key));
  await world.send(who, 'termStake', termStake.closeEarly(early));
  await world.pass(4 * 86_400);
  await world.send(who, 'termStake', termStake.close(due));
}

/** Empty ones take their place: what was done in them is undone. */
async function replaceBlocks(depth: number): Promise<void> {
  // Now and then the index has seen the blocks that go.
  if (random(2) === 0) await world.indexed();
  const blocks = Array.from({ length: depth + 1 }, () => ({ transactions: [] }));
  await world.chain.devnet.reorganise({ depth, blocks });
}

const rowsOf = async (query: string) => (await world.database.pool.query(query)).rows;

test('pools and stakes of LP are as the contract has them', async () => {
  const [row] = await rowsOf('select * from lp_pool');
  const read = <R>(call: Parameters<typeof world.read<R>>[1]) => world.read('lpStake', call);
  expect(row.total).toBe(await read(streamStake.totalStaked()));
  expect(row.rate).toBe(await read(streamStake.rewardRate()));
  expect(row.funded).toBe(await read(streamStake.funded()));
  const { reserve0, reserve1 } = await world.read('vlmWtrx', pair.reserves());
  expect([row.reserve0, row.reserve1]).toEqual([reserve0, reserve1]);
  const now = BigInt(world.chain.devnet.chain.head().timestamp) / MS;
  const idle = row.total === 0n && row.last < row.finish ? now - row.last : 0n;
  expect(row.finish + idle).toBe(await read(streamStake.fundedUntil()));
  let stakers = 0;
  for (const { address } of world.people) {
    const staked = await read(streamStake.stakeOf(address));
    if (staked > 0n) stakers += 1;
    const [holding] = await rowsOf(`select * from lp_holding where address = '${address}'`);
    expect(holding?.amount ?? 0n).toBe(staked);
    expect(holding?.since == null).toBe(staked === 0n);
    const kept = await world.balance('wtrx', address);
    expect(holding?.paid ?? 0n).toBe(kept);
  }
  expect(row.stakers).toBe(stakers);
});

test('terms and term stakes are as the contract has them', async () => {
  const [row] = await rowsOf('select * from term_pool');
  expect(row.free).toBe(await world.read('termStake', termStake.free()));
  expect(row.reserved).toBe(await world.read('termStake', termStake.reserved()));
  const stakes = await rowsOf('select * from term_stake order by id');
  const paid = stakes.map((stake) => stake.paid);
  expect([paid.includes(null), paid.includes(0n), paid.some((sum) => sum > 0n)]).toEqual([
    true,
    true,
    true,
  ]);
  const offers = await rowsOf('select days, rate from term_offer');
  expect(offers).toHaveLength(6);
  for (const stake of stakes) {
    const position = await world.read('termStake', termStake.position(stake.address, stake.id));
    expect([stake.amount, stake.reward]).toEqual([position.amount, position.reward]);
    expect([stake.since, stake.unlock_at]).toEqual([
      position.startTime * MS,
      position.unlockTime * MS,
    ]);
    const days = (position.unlockTime - position.startTime) / DAY;
    expect(stake.days).toBe(Number(days));
    expect(offers).toContainEqual({ days: stake.days, rate: stake.rate });
    expect(termReward(stake.amount, BigInt(stake.rate), days)).toBe(stake.reward);
    const open = position.state === 'active' || position.state === 'matured';
    expect(stake.closed_at === null).toBe(open);
    if (!open) expect(stake.paid === 0n).toBe(position.state === 'closed-early');
  }
  const staked = stakes.filter(({ closed_at }) => closed_at === null);
  expect(row.staked).toBe(staked.reduce((sum, { amount }) => sum + amount, 0n));
});

test('every lock is as the contract has it', async () => {
  const locks = await rowsOf('select * from lock_record order by idx');
  expect(BigInt(locks.length)).toBe(await world.read('locker', locker.count()));
  const kinds = [
    locks.some(({ taken_at }) => taken_at !== null),
    locks.some(({ extended }) => extended > 0),
    locks.some(({ made_by }) => made_by !== null),
  ];
  expect(kinds).toEqual([true, true, true]);
  for (const lock of locks) {
    const found = await world.read('locker', locker.lockAt(lock.idx));
    expect({
      ...{ locker: lock.locker, coin: lock.coin, amount: lock.amount },
      ...{ createTime: lock.create_time, unlockTime: lock.lock_time },
      isLocked: lock.taken_at === null,
    }).toEqual({
      ...found,
      ...{ locker: fromHexAddress(found.locker), coin: fromHexAddress(found.coin) },
      ...{ createTime: found.createTime * MS, unlockTime: found.unlockTime * MS },
    });
    const byOther = await world.read('locker', locker.isMadeByOther(lock.idx));
    expect(lock.made_by !== null).toBe(byOther);
  }
});

test('an index made from nothing has the same rows', async () => {
  await expectSameFromNothing(world, projections);
});
