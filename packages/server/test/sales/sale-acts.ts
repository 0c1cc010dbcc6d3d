import { trc20 } from '@vellum/contracts/coins';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { router } from '@vellum/contracts/dex';
import { ownership } from '@vellum/contracts/ownership';
import { presale } from '@vellum/contracts/presale';
import { launchToken } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import type { Address } from '@vellum/tron/address';
import type { Random } from '../faults/random.ts';
import type { Person } from '../test-server.ts';
import { DAY, HOUR, type Launched, type SaleWorld, TRX } from './sale-world.ts';

export type Scene = Readonly<{
  world: SaleWorld;
  random: Random;
  creator: Person;
  launches: Launched[];
}>;

type Act = (scene: Scene, of: Launched, who: Person) => readonly [Address, WriteCall, Person?];

const EVER = 2n ** 40n;
const PRICE = 10n * TRX;
const INSIDE = 5n * TRX;
const some = (random: Random, most: number) => BigInt(1 + random(most));

const swap: Act = ({ world, random }, { token }, who) => {
  const path = [world.at('wtrx'), token];
  return [world.at('router'), router.swapTrx(some(random, 50) * TRX, 0n, path, who.address, EVER)];
};
const sell: Act = ({ world, random }, { token }, who) => {
  const path = [token, world.at('wtrx')];
  return [
    world.at('router'),
    router.swapForTrx(some(random, 9_000) * TRX, 0n, path, who.address, EVER),
  ];
};

/** Named as often as they are wanted. */
const acts: readonly Act[] = [
  ...[swap, swap, swap, sell, sell, sell],
  ({ random }, of) => [of.presale, presale.buy(some(random, 6), PRICE)],
  ({ random }, of) => [of.presale, presale.buy(some(random, 10), PRICE)],
  ({ random }, of) => [of.presale, presale.leave(some(random, 4))],
  (_, of) => [of.presale, presale.end()],
  (_, of) => [of.presale, presale.claimVested()],
  (_, of) => [of.presale, presale.refund()],
  (_, of) => [of.presale, presale.fail()],
  ({ world, random, creator }, of) => {
    const users = world.people.slice(0, 1 + random(4)).map(({ address }) => address);
    return [of.trade, trade.allow(users, random(4) > 0), creator];
  },
  ({ world, creator }, of) => [of.trade, trade.open(BigInt(world.now() + DAY)), creator],
  ({ random }, of) => [of.trade, trade.buy(some(random, 3), INSIDE)],
  ({ random }, of) => [of.trade, trade.buy(some(random, 2), INSIDE)],
  (_, of) => [of.trade, trade.unlock()],
  (_, of) => [of.trade, trade.refund()],
  ({ creator }, of) => [of.trade, trade.withdrawProceeds(), creator],
  (_, of) => [of.trade, trade.burnUnsold()],
  (_, of) => [of.token, launchToken.burnFromPair()],
  ({ random }, of) => [of.token, launchToken.burn(some(random, 100) * TRX)],
  ({ world, random }, of) => {
    const to = world.people[random(world.people.length)]!.address;
    return [of.token, launchToken.transfer(to, some(random, 500) * TRX)];
  },
];

/** Rare ones, which end something. */
const endings: readonly Act[] = [
  ({ creator }, of) => [of.presale, presale.cancel(), creator],
  ({ creator }, of) => [of.trade, trade.cancel(), creator],
  ({ creator }, of) => [of.trade, trade.end(), creator],
  ({ creator }, of) => [of.presale, presale.reclaimTokens(), creator],
  ({ creator }, of) => [of.presale, ownership.renounce(), creator],
];

/** Makes a launch whose tokens everyone lets the router take. */
export async function addLaunch({ world, random, creator, launches }: Scene): Promise<void> {
  const burn = { interval: BigInt(DAY), rate: 50n, floor: 0n };
  const made = await world.launch(creator, {
    token: { symbol: `T${launches.length}`, lpBurn: random(2) === 0 ? burn : null },
    presale: { vestingDelay: BigInt(HOUR), vestingRate: 5_000n },
    startsIn: 30,
  });
  for (const who of world.people) {
    await world.call(who, made.token, trc20.approve(world.at('router'), 10n ** 15n));
  }
  launches.push(made);
}

/** One random act. What the contract refuses changes nothing and is not looked at. */
export async function act(scene: Scene): Promise<void> {
  const { world, random, launches } = scene;
  const who = world.people[random(world.people.length)]!;
  const of = launches[random(launches.length)]!;
  const from = random(25) === 0 ? endings : acts;
  const [contract, call, by = who] = from[random(from.length)]!(scene, of, who);
  await world.call(by, contract, call).catch(() => {});
  if (random(12) === 0) await world.moveTo(world.now() + random(DAY / 2));
}
