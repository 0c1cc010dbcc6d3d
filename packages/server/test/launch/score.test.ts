import {
  type Concentration,
  type LaunchState,
  nothingSold,
  safetyFacts,
} from '@vellum/api/token-launch/safety-facts';
import { safetyScore, scoreLimit, shownScore } from '@vellum/api/token-launch/safety-score';
import type { PresaleState } from '@vellum/api/wire/choice-lists';
import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { router } from '@vellum/contracts/dex';
import { locker } from '@vellum/contracts/locks';
import { ownership } from '@vellum/contracts/ownership';
import { presale } from '@vellum/contracts/presale';
import { launchToken } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import { toHexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, type Launched, type SaleWorld, saleWorld, TRX } from '../sales/sale-world.ts';
import type { Person } from '../test-server.ts';

const NOBODY = `41${'0'.repeat(40)}`;
const stages: Readonly<Record<string, PresaleState>> = {
  'not-started': 'notStarted',
  'in-progress': 'inProgress',
};

let world: SaleWorld;
let creator: Person;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  world = await saleWorld(4);
  [creator, ada, ben] = world.people as [Person, Person, Person];
});
afterAll(() => world?.close());

/** Everything from the contracts; who bought in the block of the launch is known here. */
async function stateOf(of: Launched, early: bigint): Promise<LaunchState> {
  const read = world.readAt;
  const { config, state, endedAt } = await read(of.presale, presale.data());
  const { liquidity, creator: own } = await read(of.presale, presale.supplies());
  const { shares, tokensPerShare } = await read(of.trade, trade.plan());
  const amounts = await Promise.all(
    world.people.map(({ address }) => world.tokensOf(of.token, address)),
  );
  const tradeSupply = shares * tokensPerShare;
  return {
    stage: stages[state] ?? (state as PresaleState),
    trade: await read(of.trade, trade.state()),
    presaleOwned: (await read(of.presale, ownership.owner())) !== NOBODY,
    tradeOwned: (await read(of.trade, ownership.owner())) !== NOBODY,
    presale: {
      softCapRate: BigInt(config.softCapRate),
      userLpShare: BigInt(config.userLPShare),
      creatorLpShare: BigInt(config.devLPShare),
      backingShare: BigInt(config.backingShare),
      vestingDelay: BigInt(config.vestingDelay),
      vestingRate: BigInt(config.vestingRate),
      vestingInterval: BigInt(config.vestingDis),
    },
    launchedAt: endedAt === 0n ? null : endedAt,
    creatorUnlockAt: await creatorUnlock(of),
    supply: liquidity + own + tradeSupply,
    tradeSupply,
    creatorSupply: own,
    totalSupply: await read(of.token, trc20.totalSupply()),
    topTenHold: amounts.reduce((sum, amount) => sum + amount, 0n),
    ...(await concentrationsOf(of)),
    boughtInLaunchBlock: early,
    launchReserve: await read(of.token, launchToken.launchReserve()),
  };
}

const byAmount = (one: bigint, other: bigint) => Number(other - one);

const concentrationOf = (amounts: readonly bigint[], total: bigint): Concentration => {
  const [largest = 0n, ...others] = amounts.toSorted(byAmount);
  const topTen = others.slice(0, 9).reduce((sum, amount) => sum + amount, largest);
  return topTen === 0n ? nothingSold : { largest, topTen, total };
};

/** Asked of the contracts. Everyone here has TRX since the first block: nobody funds another. */
async function concentrationsOf(of: Launched) {
  const read = world.readAt;
  const { config, sold, lpForUsers, endedAt } = await read(of.presale, presale.data());
  const isLaunched = endedAt > 0n;
  const locks = await locksOf(of);
  const parts = world.people.map(async ({ address }) => {
    const { shares, claimed } = await read(of.presale, presale.buyer(address));
    const isReceiver = config.devLPReceiver === toHexAddress(address);
    const planned = shares * config.userLPShare + (isReceiver ? sold * config.devLPShare : 0n);
    if (!isLaunched) return { shares, lp: sold === 0n ? 0n : planned };
    const held = await read(of.pair, trc20.balanceOf(address));
    const locked = locks.filter(({ locker: owner }) => owner === toHexAddress(address));
    const inLocks = locked.reduce((sum, { amount }) => sum + amount, 0n);
    return { shares, lp: held + inLocks + (lpForUsers * shares) / sold - claimed };
  });
  const all = await Promise.all(parts);
  const lpTotal = isLaunched ? await read(of.pair, trc20.totalSupply()) : sold * 10_000n;
  return {
    shares: concentrationOf(
      all.map(({ shares }) => shares),
      sold,
    ),
    lp: concentrationOf(
      all.map(({ lp }) => lp),
      lpTotal,
    ),
  };
}

async function locksOf(of: Launched) {
  const count = Number(await world.read('locker', locker.count()));
  const all = await Promise.all(
    Array.from({ length: count }, (_, index) => world.read('locker', locker.lockAt(BigInt(index)))),
  );
  return all.filter(({ coin, isLocked }) => coin === toHexAddress(of.pair) && isLocked);
}

async function creatorUnlock(of: Launched): Promise<bigint | null> {
  const count = await world.read('locker', locker.count());
  for (let index = 0n; index < count; index++) {
    const lock = await world.read('locker', locker.lockAt(index));
    if (lock.coin === toHexAddress(of.pair)) return lock.unlockTime;
  }
  return null;
}

/** What list and page say, held against the chain; gives the score. */
async function told(of: Launched, early = 0n): Promise<number> {
  await world.indexed();
  const state = await stateOf(of, early);
  const { score } = safetyScore(safetyFacts(state, BigInt(world.now())));
  const own = shownScore(score, scoreLimit(state.stage, false));
  const { data } = (await world.post(paths.tokenLaunch.get, { tokenAddress: of.token })).json;
  const { list } = (await world.post(paths.tokenLaunch.list, { keyword: of.token })).json.data;
  expect([data.score, list[0].score]).toEqual([own, own]);
  return own;
}

test('the score of the index is the score of the chain in every stage of a launch', async () => {
  const of = await world.launch(creator);
  const scores = [await told(of)];
  await world.moveTo(world.now() + HOUR);
  scores.push(await told(of));
  await world.call(creator, of.trade, trade.open(BigInt(world.now() + 3 * DAY)));
  await world.call(creator, of.trade, trade.allow([ada.address], true));
  await world.call(ada, of.trade, trade.buy(4n, 5n * TRX));
  scores.push(await told(of));
  for (const who of [ada, ben]) await world.call(who, of.presale, presale.buy(10n, 10n * TRX));
  scores.push(await told(of));

  const early = await launchAndBuy(of);
  expect(early).toBeGreaterThan(0n);
  scores.push(await told(of, early));
  await world.buyOnPair(ada, of.token, 20n * TRX);
  await world.moveTo(world.now() + 4 * DAY);
  scores.push(await told(of, early));
  await world.call(ada, of.trade, trade.unlock());
  await world.call(creator, of.trade, trade.withdrawProceeds());
  await world.call(ada, of.presale, presale.claimVested());
  await world.call(ada, of.pair, trc20.transfer(ben.address, 1_000n));
  scores.push(await told(of, early));
  await world.moveTo(world.now() + 160 * DAY);
  scores.push(await told(of, early));
  await extendLock(of);
  scores.push(await told(of, early));
  await world.call(creator, of.presale, ownership.renounce());
  scores.push(await told(of, early));
  // They differ on the way, or nothing was compared.
  expect(new Set(scores).size).toBeGreaterThan(5);
});

test('of a launch that failed as well', async () => {
  const of = await world.launch(creator);
  await world.moveTo(world.now() + HOUR);
  await world.call(ada, of.presale, presale.buy(3n, 10n * TRX));
  await world.moveTo(world.now() + 2 * DAY);
  await told(of);
  await world.call(ada, of.presale, presale.refund());
  await world.call(creator, of.presale, presale.reclaimTokens());
  await told(of);
});

/** Launches, and buys in the same block; gives what was bought. */
async function launchAndBuy(of: Launched): Promise<bigint> {
  const { devnet } = world.chain;
  const path = [world.at('wtrx'), of.token];
  const buy = router.swapTrx(5n * TRX, 0n, path, ben.address, 2n ** 40n);
  await devnet.setMining({ mode: 'manual' });
  await world.call(ada, of.presale, presale.end()).catch(() => {});
  await world.call(ben, world.at('router'), buy).catch(() => {});
  await devnet.mine();
  await devnet.setMining({ mode: 'instant' });
  expect(devnet.chain.head().receipts.map(({ result }) => result)).toEqual(['SUCCESS', 'SUCCESS']);
  return world.tokensOf(of.token, ben.address);
}

async function extendLock(of: Launched): Promise<void> {
  const count = await world.read('locker', locker.count());
  for (let index = 0n; index < count; index++) {
    const { coin, createTime } = await world.read('locker', locker.lockAt(index));
    if (coin !== toHexAddress(of.pair)) continue;
    await world.call(creator, world.at('locker'), locker.extend(createTime, 300n));
  }
}
