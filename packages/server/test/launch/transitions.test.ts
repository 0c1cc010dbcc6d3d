import { type LaunchPower, powersLeft } from '@vellum/api/token-launch/launch-powers';
import { type StageFacts, stageAt } from '@vellum/api/token-launch/launch-stage';
import type { PresaleState, TradeState } from '@vellum/api/wire/choice-lists';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { ownership } from '@vellum/contracts/ownership';
import { presale } from '@vellum/contracts/presale';
import { trade } from '@vellum/contracts/trade';
import type { HexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Random, randomOf, scaled, seedFor } from '../faults/random.ts';
import { DAY, LaunchChain, type Someone } from './launch-chain.ts';
import { PRICE, TRADE_PRICE, TrickScene } from './trick-scene.ts';

const NOBODY = `41${'0'.repeat(40)}`;

/** All there are; whatever is not named here never happens. */
const presaleSteps: Readonly<Record<PresaleState, readonly PresaleState[]>> = {
  notStarted: ['inProgress', 'failed'],
  inProgress: ['ended', 'failed'],
  ended: ['launched', 'failed'],
  launched: [],
  failed: [],
};
const tradeSteps: Readonly<Record<TradeState, readonly TradeState[]>> = {
  closed: ['open', 'cancelled'],
  open: ['ended', 'cancelled'],
  // Only by a presale that fails.
  ended: ['cancelled'],
  cancelled: [],
};

const named = { 'not-started': 'notStarted', 'in-progress': 'inProgress' } as const;

const walks = scaled(100);
const seed = seedFor('transitions');
let world: LaunchChain;

beforeAll(async () => {
  world = await LaunchChain.open();
});
afterAll(() => world.close());

type ActorCall = readonly [Someone, HexAddress, WriteCall];

function deeds({ launch, creator, ann, ben, stranger, plan }: TrickScene): ActorCall[] {
  const later = {
    ...plan.presale,
    startTime: world.now() + 4_000n,
    endTime: world.now() + 3n * DAY,
  };
  return [
    [ann, launch.presale, presale.buy(6n, PRICE)],
    [ben, launch.presale, presale.buy(10n, PRICE)],
    [stranger, launch.presale, presale.buy(10n, PRICE)],
    [ann, launch.presale, presale.leave(2n)],
    [stranger, launch.presale, presale.end()],
    [stranger, launch.presale, presale.fail()],
    [ann, launch.presale, presale.refund()],
    [creator, launch.presale, presale.setPlan(later)],
    [creator, launch.presale, presale.cancel()],
    [creator, launch.trade, trade.open(world.now() + DAY)],
    [creator, launch.trade, trade.allow([ann.address], true)],
    [ann, launch.trade, trade.buy(50n, TRADE_PRICE)],
    [ann, launch.trade, trade.buy(100n, TRADE_PRICE)],
    [creator, launch.trade, trade.end()],
    [creator, launch.trade, trade.cancel()],
    [ann, launch.trade, trade.unlock()],
    [ann, launch.trade, trade.refund()],
    [creator, launch.trade, trade.withdrawProceeds()],
  ];
}

/** Mostly what leads on, now and then what ends it early. */
async function step(scene: TrickScene, random: Random): Promise<void> {
  if (random(4) === 0) return world.pass(BigInt(random(30) * 3_600));
  const all = deeds(scene);
  const [who, contract, call] = all[random(all.length)]!;
  const isEarlyEnd = call.data.join() === presale.cancel().data.join();
  if (isEarlyEnd && random(6) > 0) return;
  await world.send(who, contract, call).catch(() => {});
}

async function statesOf({ launch }: TrickScene) {
  const state = await world.read(launch.presale, presale.state());
  return {
    stage: (named as Readonly<Record<string, PresaleState>>)[state] ?? (state as PresaleState),
    trade: await world.read(launch.trade, trade.state()),
  };
}

/** What the page is told of a presale: what events say of it, and the time. */
async function factsOf({ launch }: TrickScene, before: StageFacts | null): Promise<StageFacts> {
  const { config, sold, endedAt, state } = await world.read(launch.presale, presale.data());
  const [now, shares] = [Number(world.now()) * 1000, Number(config.maxTotalNum)];
  const isOver = Number(config.endTime) * 1000 <= now;
  const soldOut = Number(sold) === shares ? (before?.soldOutAt ?? now) : null;
  const isMissed = isOver && Number(sold) * 10_000 < shares * Number(config.softCapRate);
  // Called off, or marked as failed, by a call with an event; a missed goal has none.
  const isCalled = state === 'failed' && !isMissed;
  return {
    startTime: Number(config.startTime) * 1000,
    endTime: Number(config.endTime) * 1000,
    shares,
    sold: Number(sold),
    softCapRate: Number(config.softCapRate),
    soldOutAt: soldOut,
    launchedAt: endedAt === 0n ? null : Number(endedAt) * 1000,
    failedAt: before?.failedAt ?? (isCalled ? now : null),
  };
}

/** Every call of an owner, as the contracts would take it now. */
async function acceptedOf({ launch, creator, plan }: TrickScene): Promise<LaunchPower[]> {
  const start = world.now() + 4_000n;
  const terms = { ...plan.presale, startTime: start, endTime: start + DAY };
  const calls: Readonly<Record<LaunchPower, readonly [HexAddress, WriteCall]>> = {
    presaleTerms: [launch.presale, presale.setPlan(terms)],
    presaleCancel: [launch.presale, presale.cancel()],
    reclaimTokens: [launch.presale, presale.reclaimTokens()],
    tradeTerms: [launch.trade, trade.setPlan(plan.trade)],
    tradeWhitelist: [launch.trade, trade.allow([NOBODY as HexAddress], true)],
    tradeOpen: [launch.trade, trade.open(world.now() + DAY)],
    tradeEnd: [launch.trade, trade.end()],
    tradeCancel: [launch.trade, trade.cancel()],
    tradeWithdraw: [launch.trade, trade.withdrawProceeds()],
  };
  const accepted: LaunchPower[] = [];
  for (const [power, [contract, call]] of Object.entries(calls)) {
    const refusal = await world.refusal(creator, contract, call);
    if (refusal === 'accepted') accepted.push(power as LaunchPower);
  }
  return accepted;
}

const isOwned = async (contract: HexAddress) =>
  (await world.read(contract, ownership.owner())) !== NOBODY;

/** What was used up already is still named as a power, and nothing less. */
const usedUp: ReadonlySet<LaunchPower> = new Set(['tradeWithdraw', 'reclaimTokens', 'tradeOpen']);

describe('S4.15 the states of a launch', () => {
  test.each(Array.from({ length: walks }, (_, n) => n))('walk %d', async (n) => {
    const random = randomOf(seed + n * 7_919);
    const scene = await TrickScene.open(world);
    let before = await statesOf(scene);
    let facts = await factsOf(scene, null);
    for (let steps = 0; steps < 24; steps++) {
      await step(scene, random);
      const after = await statesOf(scene);
      facts = await factsOf(scene, facts);
      if (after.stage !== before.stage) {
        expect(reachable(presaleSteps, before.stage)).toContain(after.stage);
      }
      if (after.trade !== before.trade) {
        expect(reachable(tradeSteps, before.trade)).toContain(after.trade);
      }
      expect(stageAt(facts, Number(world.now()) * 1000)).toBe(after.stage);
      before = after;
    }
    const owned = {
      presaleOwned: await isOwned(scene.launch.presale),
      tradeOwned: await isOwned(scene.launch.trade),
    };
    const told = powersLeft({ ...before, ...owned });
    const accepted = await acceptedOf(scene);
    expect(told).toEqual(expect.arrayContaining(accepted));
    expect(told.filter((power) => !usedUp.has(power))).toEqual(
      accepted.filter((power) => !usedUp.has(power)),
    );
  });

  type Act = (scene: TrickScene) => Promise<unknown>;
  const act = {
    start: (scene) => world.moveTo(scene.plan.presale.startTime),
    sellEnough: (scene) => scene.sold(12n),
    sellFew: (scene) => scene.sold(4n),
    end: (scene) => scene.ended(),
    launch: ({ stranger, launch }) => world.send(stranger, launch.presale, presale.end()),
    cancel: ({ creator, launch }) => world.send(creator, launch.presale, presale.cancel()),
    failLate: async ({ stranger, launch }) => {
      await world.pass(3n * DAY);
      await world.send(stranger, launch.presale, presale.fail());
    },
    openTrade: ({ creator, launch }) =>
      world.send(creator, launch.trade, trade.open(world.now() + 9n * DAY)),
    endTrade: ({ creator, launch }) => world.send(creator, launch.trade, trade.end()),
    cancelTrade: ({ creator, launch }) => world.send(creator, launch.trade, trade.cancel()),
  } satisfies Record<string, Act>;

  test.each<[keyof typeof act, ...string[]][]>([
    [
      ['start', 'inProgress closed'],
      ['sellEnough', 'inProgress closed'],
      ['openTrade', 'inProgress open'],
      ['end', 'ended open'],
      ['launch', 'launched open'],
      ['endTrade', 'launched ended'],
    ],
    [['cancel', 'failed cancelled']],
    [
      ['sellFew', 'inProgress closed'],
      ['cancel', 'failed cancelled'],
    ],
    [
      ['sellFew', 'inProgress closed'],
      ['openTrade', 'inProgress open'],
      ['end', 'failed cancelled'],
    ],
    [
      ['sellEnough', 'inProgress closed'],
      ['openTrade', 'inProgress open'],
      ['endTrade', 'inProgress ended'],
      ['end', 'ended ended'],
      ['failLate', 'failed cancelled'],
    ],
    [
      ['sellEnough', 'inProgress closed'],
      ['cancelTrade', 'inProgress cancelled'],
      ['end', 'ended cancelled'],
      ['launch', 'launched cancelled'],
    ],
    [
      ['sellEnough', 'inProgress closed'],
      ['openTrade', 'inProgress open'],
      ['cancelTrade', 'inProgress cancelled'],
    ],
  ])('each step can be taken: %j', async (...steps) => {
    const scene = await TrickScene.open(world);
    for (const [name, expected] of steps) {
      await act[name](scene);
      const { stage, trade: state } = await statesOf(scene);
      expect(`${stage} ${state}`).toBe(expected);
    }
  });
});

/** In one step or, when much time passed at once, in several. */
function reachable<S extends string>(steps: Readonly<Record<S, readonly S[]>>, from: S): Set<S> {
  const found = new Set<S>();
  const look = (state: S) => {
    for (const next of steps[state]) {
      if (!found.has(next)) {
        found.add(next);
        look(next);
      }
    }
  };
  look(from);
  return found;
}
