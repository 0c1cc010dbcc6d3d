import { utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { blindBox } from '../../clients/blind-boxes.ts';
import { cards } from '../../clients/cards.ts';
import { trc20, wtrx } from '../../clients/coins.ts';
import type { WriteCall } from '../../clients/contract-face.ts';
import { feeVault } from '../../clients/fees.ts';
import { locker } from '../../clients/locks.ts';
import { otcDesk } from '../../clients/otc.ts';
import type { LimitPlace, LimitScene } from '../../clients/owner-limits/owner-limit.ts';
import { type PresalePlan, presale } from '../../clients/presale.ts';
import { streamStake, termStake } from '../../clients/staking.ts';
import { trade } from '../../clients/trade.ts';
import { type Flow, giveVlm } from './flow.ts';
import { createLaunch, type Launch, launchPlan, presalePlan } from './flows/launch.ts';
import type { SendAs } from './owner-attempt.ts';
import { DAY, NOBODY, TRX } from './world.ts';

const SHARE = 100n * TRX;
const MINUTE = 60n;
const LEVEL = 9n;

/** The scene but for who tries and when, and the addresses of the places that belong to launches. */
export type MadeScene = Readonly<{
  scene: Omit<LimitScene, 'owner' | 'now'>;
  places: Partial<Record<LimitPlace, Launch['presale']>>;
}>;

/** Something of everybody in every contract, so that each forbidden call has a prize. */
export async function makeLimitScene(flow: Flow, byOwner: SendAs): Promise<MadeScene> {
  const { at, user, read } = flow;
  const presaleTerms = presalePlan(flow.now() + DAY, user(0));
  const places = await makeLaunches(flow);
  const card = await sellOut(flow, byOwner);
  const series = await unsoldSeries(flow);
  await takePositions(flow, byOwner);
  const locks = await read(at['locker']!, locker.count());
  return {
    places,
    scene: {
      user: user(1).address,
      usdt: at['usdt']!,
      presalePlan: presaleTerms,
      tradePlan: launchPlan(0n, user(0)).trade,
      card,
      level: LEVEL,
      levelSettings: levelOf(flow),
      series,
      offer: (await read(at['otcDesk']!, otcDesk.count())) - 1n,
      lock: (await read(at['locker']!, locker.lockAt(locks - 1n))).createTime,
      freeRewards: await read(at['termStake']!, termStake.free()),
      treasury: await read(at['feeVault']!, feeVault.treasuryDue()),
    },
  };
}

/** One launch in each state that a limit speaks of, by the first user. */
async function makeLaunches(flow: Flow): Promise<MadeScene['places']> {
  const { user, send, now, pass } = flow;
  const [creator, ada, ben] = [user(0), user(1), user(2)];
  const start = now() + 10n * MINUTE;
  const make = (name: string, changes: Partial<PresalePlan> = {}) => {
    const plan = launchPlan(start, creator);
    return createLaunch(flow, name, creator, { ...plan, presale: { ...plan.presale, ...changes } });
  };
  const later = { startTime: start + 60n * DAY, endTime: start + 61n * DAY };
  const waiting = await make('waiting', later);
  const running = await make('running', { endTime: start + 20n * DAY });
  const ended = await make('ended');
  const launched = await make('launched');
  await pass(11n * MINUTE);
  await send(ada, running.presale, presale.buy(1n, SHARE));
  await send(creator, running.trade, trade.open(now() + 10n * DAY));
  for (const { presale: sale } of [ended, launched]) {
    await send(ada, sale, presale.buy(15n, SHARE));
    await send(ben, sale, presale.buy(5n, SHARE));
  }
  await send(ada, launched.presale, presale.end());
  return {
    presaleWaiting: waiting.presale,
    presaleRunning: running.presale,
    presaleEnded: ended.presale,
    presaleLaunched: launched.presale,
    tradeClosed: waiting.trade,
    tradeOpen: running.trade,
    tradeAfterLaunch: launched.trade,
    launchToken: launched.token,
  };
}

const levelOf = ({ deployer }: Flow) => ({
  ...{ name: 'Only one', pledgeTime: 30n * DAY, price: 10n * TRX, pricedInU: false },
  ...{ isOpen: true, weight: 20n, fund: deployer.address },
});

/** A level of one card, sold to the second user, its metadata address locked. */
async function sellOut(flow: Flow, byOwner: SendAs): Promise<bigint> {
  const { at, user, send, read } = flow;
  const steps: readonly WriteCall[] = [
    cards.setLevel(LEVEL, levelOf(flow)),
    cards.raiseSupply(LEVEL, 1n),
    cards.setUri(LEVEL, 'https://example.org/only/'),
    cards.lockUri(LEVEL),
  ];
  for (const call of steps) await byOwner(at['cards']!, call);
  const { nextSerial } = await read(at['cards']!, cards.level(LEVEL));
  await send(user(1), at['cards']!, cards.buy(LEVEL, 10n * TRX));
  return (LEVEL << 64n) | nextSerial;
}

/** Boxes that nobody bought; their prizes are the operator's. */
async function unsoldSeries(flow: Flow): Promise<bigint> {
  const { at, deployer, send, now, read, pass } = flow;
  const [boxes, coin] = [at['blindBox']!, at['vlm']!];
  await send(deployer, coin, trc20.approve(boxes, 10n * TRX));
  const plan = {
    ...{ commit: keccak256(utf8ToBytes('nobody asks')), prizeCoin: coin, price: TRX },
    ...{ start: now() + MINUTE, end: now() + 2n * MINUTE, limit: 8n },
  };
  const tiers = [{ count: 10n, amount: TRX }];
  await send(deployer, boxes, blindBox.createSeries(plan, tiers, TRX));
  await pass(3n * MINUTE);
  return (await read(boxes, blindBox.seriesCount())) - 1n;
}

/** An offer, a lock and a stake of the second user, and rewards that flow. */
async function takePositions(flow: Flow, byOwner: SendAs): Promise<void> {
  const { at, deployer, user, send, now } = flow;
  const ada = user(1);
  const [coin, desk, terms] = [at['vlm']!, at['otcDesk']!, at['termStake']!];
  await giveVlm(flow, ada, 10_000n * TRX);
  for (const spender of [desk, terms, at['locker']!]) {
    await send(ada, coin, trc20.approve(spender, 1_000n * TRX));
  }
  const money = { sell: coin, amount: 1_000n * TRX, want: NOBODY, wantAmount: 300n * TRX };
  const offer = { ...money, onlyTaker: NOBODY, expires: now() + DAY, wholeOnly: false };
  await send(ada, desk, otcDesk.make(offer));
  await send(ada, at['locker']!, locker.lock(1_000n * TRX, coin, 30n));
  await send(deployer, coin, trc20.approve(terms, 1_000_000n * TRX));
  await send(deployer, terms, termStake.fund(1_000_000n * TRX));
  await send(ada, terms, termStake.stake(1_000n * TRX, 1n, 1n));
  const [wrapped, pool] = [at['wtrx']!, at['lpStake']!];
  await send(deployer, wrapped, wtrx.wrap(100n * TRX));
  await send(deployer, wrapped, trc20.transfer(at['timelock']!, 100n * TRX));
  await byOwner(wrapped, trc20.approve(pool, 100n * TRX));
  await byOwner(pool, streamStake.fund(100n * TRX, DAY));
}
