import { launchPlan, type PlannedLaunch } from '@vellum/api/token-launch/launch-plan';
import {
  type LaunchPreview,
  launchPreview,
  vestedLpOf,
} from '@vellum/api/token-launch/launch-preview';
import { refusalsOfLaunch } from '@vellum/api/token-launch/launch-refusals';
import { trc20 } from '@vellum/contracts/coins';
import { pair as dexPair } from '@vellum/contracts/dex';
import { locker } from '@vellum/contracts/locks';
import { basePool, presale, presaleConfig } from '@vellum/contracts/presale';
import { launchToken } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import { type HexAddress, toHexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Random, randomOf, scaled, seedFor } from '../faults/random.ts';
import { anyLaunch, BUYERS, bigBelow } from './any-launch.ts';
import { DAY, type Launch, LaunchChain, limits } from './launch-chain.ts';

const count = scaled(500);
const DEAD = `41${'dead'.padStart(40, '0')}` as HexAddress;
const STRANGER = 21;
const NOBODY = `41${'0'.repeat(40)}` as HexAddress;

type Scene = Readonly<{
  launch: Launch;
  plan: PlannedLaunch;
  preview: LaunchPreview;
  random: Random;
}>;
type Bought = readonly Readonly<{ buyer: number; shares: bigint }>[];

const seed = seedFor('launches');
let world: LaunchChain;

beforeAll(async () => {
  world = await LaunchChain.open();
});
afterAll(() => world.close());

const coin = (contract: HexAddress, who: HexAddress) => world.read(contract, trc20.balanceOf(who));

/** `total` shares over as few people as the limit for one allows, in uneven parts. */
function spread(random: Random, total: bigint, limit: bigint): Bought {
  const parts: { buyer: number; shares: bigint }[] = [];
  let left = total;
  // Others than last time, as far as there are any: all of it is much for one purse.
  const first = 1 + random(4) * BUYERS;
  for (let buyer = first; left > 0n; buyer++) {
    // What the others after this one cannot take any more, this one must.
    const rest = left - limit * BigInt(first + BUYERS - 1 - buyer);
    const least = rest > 1n ? rest : 1n;
    const most = left < limit ? left : limit;
    const shares = least + bigBelow(random, most - least + 1n);
    parts.push({ buyer, shares });
    left -= shares;
  }
  return parts;
}

async function isAsPlanned({ launch, plan, preview }: Scene): Promise<void> {
  const { token, presale: sale } = launch;
  const made = {
    name: await world.read(token, trc20.name()),
    symbol: await world.read(token, trc20.symbol()),
    totalSupply: await world.read(token, trc20.totalSupply()),
    inTrade: await coin(token, launch.trade),
    inPresale: await coin(token, sale),
    supplies: await world.read(sale, presale.supplies()),
    trade: await world.read(launch.trade, trade.plan()),
  };
  expect(made).toEqual({
    name: plan.token.name,
    symbol: plan.token.symbol,
    totalSupply: plan.token.totalSupply,
    inTrade: preview.tradeTokens,
    inPresale: plan.token.totalSupply - preview.tradeTokens,
    supplies: { liquidity: preview.pooledTokens, creator: preview.creatorTokens },
    trade: plan.trade,
  });
  const { config } = await world.read(sale, presale.data());
  const receiver = toHexAddress(plan.presale.creatorLpReceiver);
  expect(config).toEqual({ ...presaleConfig(plan.presale), devLPReceiver: receiver });
}

async function buyShares({ launch, plan, random, preview }: Scene): Promise<Bought> {
  const parts = spread(random, preview.sold, plan.presale.sharesPerBuyer);
  for (const { buyer, shares } of parts) {
    const call = presale.buy(shares, plan.presale.sharePrice);
    await world.send(world.person(buyer), launch.presale, call);
  }
  return parts;
}

async function buyTrade({ launch, plan, random }: Scene): Promise<Bought> {
  if (plan.trade.shares === 0n) return [];
  const creator = world.person(0);
  const parts = spread(random, plan.trade.shares, plan.trade.sharesPerBuyer);
  await world.send(creator, launch.trade, trade.open(world.now() + DAY));
  const allowed = parts.map(({ buyer }) => world.person(buyer).address);
  await world.send(creator, launch.trade, trade.allow(allowed, true));
  for (const { buyer, shares } of parts) {
    await world.send(world.person(buyer), launch.trade, trade.buy(shares, plan.trade.sharePrice));
  }
  return parts;
}

/** Ends the presale as a stranger, and looks where everything went. */
async function launchIt(scene: Scene): Promise<bigint> {
  const { launch, plan, preview } = scene;
  const { token, pair } = launch;
  if (preview.sold < plan.presale.shares) await world.moveTo(plan.presale.endTime);
  const vault = world.at('feeVault');
  const before = {
    vault: await world.balance(vault),
    lockedTokens: await coin(token, world.at('locker')),
    locks: await world.read(world.at('locker'), locker.count()),
  };
  await world.send(world.person(STRANGER), launch.presale, presale.end());
  const { reserve0, reserve1 } = await world.read(pair, dexPair.reserves());
  const isFirst = (await world.read(pair, dexPair.token0())) === token;
  const [tokens, trx] = isFirst ? [reserve0, reserve1] : [reserve1, reserve0];
  expect({
    fee: (await world.balance(vault)) - before.vault,
    backing: await world.read(launch.basePool, basePool.backing()),
    pooled: trx,
    pooledTokens: tokens,
    lpTotal: await world.read(pair, trc20.totalSupply()),
    lpNobody: await coin(pair, NOBODY),
    lpForUsers: await coin(pair, launch.presale),
    lpForCreator: await coin(pair, world.at('locker')),
    lpBurned: await coin(pair, DEAD),
    creatorTokens: (await coin(token, world.at('locker'))) - before.lockedTokens,
    left: await world.balance(launch.presale),
  }).toEqual({
    ...pick(preview, 'fee', 'backing', 'pooled', 'pooledTokens', 'lpTotal', 'lpNobody'),
    ...pick(preview, 'lpForUsers', 'lpForCreator', 'lpBurned', 'creatorTokens'),
    left: 0n,
  });
  const launchedAt = await world.read(launch.presale, presale.launchedAt());
  await isLocked(scene, before.locks, launchedAt);
  return launchedAt;
}

async function isLocked(scene: Scene, first: bigint, launchedAt: bigint): Promise<void> {
  const { launch, plan, preview } = scene;
  const promised = [
    { coin: launch.pair, amount: preview.lpForCreator },
    { coin: launch.token, amount: preview.creatorTokens },
  ].filter(({ amount }) => amount > 0n);
  const last = await world.read(world.at('locker'), locker.count());
  expect(last - first).toBe(BigInt(promised.length));
  for (const [n, lock] of promised.entries()) {
    const made = await world.read(world.at('locker'), locker.lockAt(first + BigInt(n)));
    expect(made).toMatchObject({
      ...lock,
      locker: toHexAddress(plan.presale.creatorLpReceiver),
      unlockTime: launchedAt + preview.creatorLockDays * DAY,
    });
  }
}

/** A second before and at some rounds of the table, the last among them; the buyer claims each time. */
async function vests(scene: Scene, bought: Bought, launchedAt: bigint): Promise<void> {
  const { launch, plan, preview, random } = scene;
  const { buyer, shares } = bought[random(bought.length)]!;
  const who = world.person(buyer);
  const last = preview.vesting.length - 1;
  const rounds = [...new Set([0, random(last + 1), last])].sort((a, b) => a - b);
  let claimed = 0n;
  const isDueAt = async (time: bigint) => {
    // Later than that if blocks were made since.
    await world.moveTo(time);
    const elapsed = world.now() - launchedAt;
    const due = vestedLpOf(preview, plan.presale, { shares, elapsed }) - claimed;
    expect(await world.read(launch.presale, presale.vestedOf(who.address))).toBe(due);
    return due;
  };
  for (const round of rounds) {
    const { after } = preview.vesting[round]!;
    await isDueAt(launchedAt + after - 1n);
    const due = await isDueAt(launchedAt + after);
    if (due > 0n) await world.send(who, launch.presale, presale.claimVested());
    claimed = await coin(launch.pair, who.address);
    const table = preview.vesting.findLast((row) => row.after <= world.now() - launchedAt)!;
    expect(claimed).toBe(
      (preview.lpForUsers * shares * table.vestedBps) / (preview.sold * 10_000n),
    );
  }
  expect(claimed).toBe((preview.lpForUsers * shares) / preview.sold);
  const end = await world.read(launch.presale, presale.vestingEnd());
  expect(end).toBe(launchedAt + preview.vesting[last]!.after);
}

async function settles(
  { launch, plan, preview }: Scene,
  bought: Bought,
  launchedAt: bigint,
): Promise<void> {
  if (bought.length === 0) return;
  const vault = world.at('feeVault');
  const before = { vault: await world.balance(vault), trade: await world.balance(launch.trade) };
  expect(before.trade).toBe(preview.tradeProceeds);
  await world.send(world.person(0), launch.trade, trade.withdrawProceeds());
  expect((await world.balance(vault)) - before.vault).toBe(preview.tradeFee);
  expect(await world.balance(launch.trade)).toBe(0n);
  const { buyer, shares } = bought[0]!;
  const { locks, after } = preview.tradeUnlock;
  const from = launchedAt + after;
  expect(await world.read(launch.trade, trade.unlockTerms())).toEqual({ isLocked: locks, from });
  const inLocker = () => coin(launch.token, world.at('locker'));
  const locked = await inLocker();
  // All LP has vested by now; where it did at once, three days may not be over.
  if (!locks && world.now() < from) await world.moveTo(from);
  const isHeld = world.now() < from;
  await world.send(world.person(buyer), launch.trade, trade.unlock());
  const got = await coin(launch.token, world.person(buyer).address);
  const due = shares * plan.trade.tokensPerShare;
  expect([got, (await inLocker()) - locked]).toEqual(isHeld ? [0n, due] : [due, 0n]);
}

const pick = <T, K extends keyof T>(from: T, ...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;

describe('what the form shows before signing is what the chain holds afterwards', () => {
  test.each(Array.from({ length: count }, (_, n) => n))('launch %d', async (n) => {
    const random = randomOf(seed + n * 7_919);
    const now = world.chain.devnet.chain.head().timestamp;
    const form = anyLaunch(random, now);
    expect(refusalsOfLaunch(form, now, limits)).toEqual([]);
    const plan = launchPlan(form, world.addressOf(0));
    const least = launchPreview(plan, plan.presale.shares, limits).softCapShares;
    const sold = least + bigBelow(random, plan.presale.shares - least + 1n);
    const preview = launchPreview(plan, sold, limits);
    const launch = await world.create(world.person(0), plan);
    const scene: Scene = { launch, plan, preview, random };
    await isAsPlanned(scene);

    await world.moveTo(plan.presale.startTime);
    const inTrade = await buyTrade(scene);
    const bought = await buyShares(scene);
    expect(await world.read(launch.presale, presale.data())).toMatchObject(
      pick(preview, 'sold', 'raised'),
    );
    const launchedAt = await launchIt(scene);
    expect(await world.read(launch.token, launchToken.launchReserve())).toBe(preview.pooledTokens);
    await vests(scene, bought, launchedAt);
    await settles(scene, inTrade, launchedAt);
  });
});
