import { trc20 } from '@vellum/contracts/coins';
import { otcDesk } from '@vellum/contracts/otc';
import type { HexAddress } from '@vellum/tron/address';
import { act, ask, type Person } from './actor.ts';
import type { DeedKind, Deeds } from './deeds.ts';
import { ready } from './earn-coins.ts';
import { personAt } from './earn-scenes.ts';
import type { Member } from './family.ts';
import { launchedAs } from './launched-token.ts';
import { type OfferTale, type OtcCoin, otcStory } from './otc-story.ts';
import { asks, contract, DAY, type Moment, passUntil, provide, type World } from './world.ts';

const COIN = 1_000_000n;
/** Stands for TRX, and for anyone. */
const nobody = `41${'00'.repeat(20)}` as HexAddress;
const anyTerms = {
  ...{ sell: nobody, amount: 0n, want: nobody, wantAmount: 0n, onlyTaker: nobody, expires: 0n },
  wholeOnly: false,
};
const making: DeedKind = { contract: 'otcDesk', call: otcDesk.make(anyTerms) };
const taking: DeedKind = { contract: 'otcDesk', call: otcDesk.take(0n, 0n, 0n) };
const cancelling: DeedKind = { contract: 'otcDesk', call: otcDesk.cancel(0n) };

type Desk = Readonly<{ world: World; deeds: Deeds; members: readonly Member[] }>;

/** Offers between holders, and the project's sale of its coin. */
export function otcMoments(world: World, deeds: Deeds, members: readonly Member[]): Moment[] {
  const desk = { world, deeds, members };
  return otcStory.flatMap((tale) => [
    { before: tale.made * DAY, live: () => make(desk, tale) },
    ...(tale.taken ?? []).map((part) => ({
      before: part.daysAgo * DAY,
      live: () => take(desk, tale, part),
    })),
    ...(tale.cancelled === undefined
      ? []
      : [{ before: tale.cancelled * DAY, live: () => cancel(desk, tale) }]),
  ]);
}

async function make(desk: Desk, tale: OfferTale): Promise<void> {
  const { world, members } = desk;
  const who = makerOf(desk, tale);
  await tell(desk, who, making, tale.made, async () => {
    const amount = BigInt(tale.amount) * COIN;
    await bring(world, who, tale.sell, amount);
    return otcDesk.make({
      sell: await addressOf(world, tale.sell),
      amount,
      want: await addressOf(world, tale.want),
      wantAmount: BigInt(tale.wantAmount) * COIN,
      onlyTaker: tale.only === undefined ? nobody : personAt(members, tale.only).signer.address,
      expires: BigInt(Math.floor((world.present - tale.expires * DAY) / 1000)),
      wholeOnly: tale.wholeOnly ?? false,
    });
  });
}

async function take(
  desk: Desk,
  tale: OfferTale,
  { who, amount, daysAgo }: NonNullable<OfferTale['taken']>[number],
): Promise<void> {
  const { world, members } = desk;
  const taker = personAt(members, who);
  await tell(desk, taker, taking, daysAgo, async () => {
    const id = idOf(desk, tale);
    if (id === null) return null;
    const price = await asks(world, 'otcDesk', otcDesk.quote(id, BigInt(amount) * COIN));
    const isTrx = tale.want === 'trx';
    if (isTrx) await provide(world, taker, price);
    else await bring(world, taker, tale.want, price);
    return otcDesk.take(id, BigInt(amount) * COIN, price, isTrx ? price : 0n);
  });
}

const cancel = (desk: Desk, tale: OfferTale): Promise<void> =>
  tell(desk, makerOf(desk, tale), cancelling, tale.cancelled ?? 0, async () => {
    const id = idOf(desk, tale);
    return id === null ? null : otcDesk.cancel(id);
  });

/** Once, and not when its day is long over: then the world grows without it. */
function tell(
  { world, deeds }: Desk,
  who: Person,
  kind: DeedKind,
  daysAgo: number,
  prepare: Parameters<Deeds['tell']>[2],
): Promise<void> {
  return deeds.tell(who, kind, async () => {
    if (world.devnet.chain.now() > world.present - (daysAgo - 1) * DAY) return null;
    await passUntil(world, daysAgo * DAY);
    return prepare();
  });
}

/** The offers of one maker are found in the order in which they were made. */
function idOf(desk: Desk, tale: OfferTale): bigint | null {
  const own = otcStory
    .filter(({ maker }) => maker === tale.maker)
    .toSorted((a, b) => b.made - a.made);
  const logs = desk.deeds.logsOf(makerOf(desk, tale), making)[own.indexOf(tale)] ?? [];
  for (const log of logs) {
    const event = otcDesk.event(log);
    if (event?.name === 'OfferMade') return event.arguments.id;
  }
  return null;
}

const makerOf = ({ world, members }: Desk, { maker }: OfferTale): Person =>
  maker === 'treasurer' ? world.treasurer : personAt(members, maker);

/** Coins of the deployment are given; a token is what its maker bought. */
async function bring(world: World, who: Person, coin: OtcCoin, amount: bigint): Promise<void> {
  if (coin === 'vlm' || coin === 'usdt') return ready(world, who, coin, 'otcDesk', amount);
  const token = await addressOf(world, coin);
  const desk = contract(world, 'otcDesk');
  const allowed = await ask(world.client, token, trc20.allowance(who.signer.address, desk));
  if (allowed < amount) await act(world.client, who, token, trc20.approve(desk, amount));
}

async function addressOf(world: World, coin: OtcCoin): Promise<HexAddress> {
  if (coin === 'trx') return nobody;
  if (coin === 'vlm' || coin === 'usdt') return contract(world, coin);
  const launch = await launchedAs(world, coin);
  if (!launch) throw new Error(`nobody has made ${coin}`);
  return launch.token;
}
