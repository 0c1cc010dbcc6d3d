import { trc20 } from '@vellum/contracts/coins';
import { otcDesk } from '@vellum/contracts/otc';
import type { HexAddress } from '@vellum/tron/address';
import { act, ask, type Person } from '../actor.ts';
import { personAt } from '../earn/earn-actions.ts';
import { ready } from '../earn/earn-coins.ts';
import type { Member } from '../family.ts';
import { launchedAs } from '../launches/launched-token.ts';
import type { ActionKind, PastActions } from '../past-actions.ts';
import { asks, contract, DAY, passUntil, provide, type SeedStep, type World } from '../world.ts';
import { type OfferFixture, type OtcCoin, offerFixtures } from './otc-fixtures.ts';

const COIN = 1_000_000n;
/** Stands for TRX, and for anyone. */
const nobody = `41${'00'.repeat(20)}` as HexAddress;
const anyTerms = {
  ...{ sell: nobody, amount: 0n, want: nobody, wantAmount: 0n, onlyTaker: nobody, expires: 0n },
  wholeOnly: false,
};
const making: ActionKind = { contract: 'otcDesk', call: otcDesk.make(anyTerms) };
const taking: ActionKind = { contract: 'otcDesk', call: otcDesk.take(0n, 0n, 0n) };
const cancelling: ActionKind = { contract: 'otcDesk', call: otcDesk.cancel(0n) };

type Desk = Readonly<{ world: World; past: PastActions; members: readonly Member[] }>;

/** Offers between holders, and the project's sale of its coin. */
export function otcSteps(world: World, past: PastActions, members: readonly Member[]): SeedStep[] {
  const desk = { world, past, members };
  return offerFixtures.flatMap((fixture) => [
    { before: fixture.made * DAY, run: () => make(desk, fixture) },
    ...(fixture.taken ?? []).map((part) => ({
      before: part.daysAgo * DAY,
      run: () => take(desk, fixture, part),
    })),
    ...(fixture.cancelled === undefined
      ? []
      : [{ before: fixture.cancelled * DAY, run: () => cancel(desk, fixture) }]),
  ]);
}

async function make(desk: Desk, fixture: OfferFixture): Promise<void> {
  const { world, members } = desk;
  const who = makerOf(desk, fixture);
  await tell(desk, who, making, fixture.made, async () => {
    const amount = BigInt(fixture.amount) * COIN;
    await bring(world, who, fixture.sell, amount);
    return otcDesk.make({
      sell: await addressOf(world, fixture.sell),
      amount,
      want: await addressOf(world, fixture.want),
      wantAmount: BigInt(fixture.wantAmount) * COIN,
      onlyTaker:
        fixture.only === undefined ? nobody : personAt(members, fixture.only).signer.address,
      expires: BigInt(Math.floor((world.present - fixture.expires * DAY) / 1000)),
      wholeOnly: fixture.wholeOnly ?? false,
    });
  });
}

async function take(
  desk: Desk,
  fixture: OfferFixture,
  { who, amount, daysAgo }: NonNullable<OfferFixture['taken']>[number],
): Promise<void> {
  const { world, members } = desk;
  const taker = personAt(members, who);
  await tell(desk, taker, taking, daysAgo, async () => {
    const id = idOf(desk, fixture);
    if (id === null) return null;
    const price = await asks(world, 'otcDesk', otcDesk.quote(id, BigInt(amount) * COIN));
    const isTrx = fixture.want === 'trx';
    if (isTrx) await provide(world, taker, price);
    else await bring(world, taker, fixture.want, price);
    return otcDesk.take(id, BigInt(amount) * COIN, price, isTrx ? price : 0n);
  });
}

const cancel = (desk: Desk, fixture: OfferFixture): Promise<void> =>
  tell(desk, makerOf(desk, fixture), cancelling, fixture.cancelled ?? 0, async () => {
    const id = idOf(desk, fixture);
    return id === null ? null : otcDesk.cancel(id);
  });

/** Once, and not when its day is long over: then the world grows without it. */
function tell(
  { world, past }: Desk,
  who: Person,
  kind: ActionKind,
  daysAgo: number,
  prepare: Parameters<PastActions['ensure']>[2],
): Promise<void> {
  return past.ensure(who, kind, async () => {
    if (world.devnet.chain.now() > world.present - (daysAgo - 1) * DAY) return null;
    await passUntil(world, daysAgo * DAY);
    return prepare();
  });
}

/** The offers of one maker are found in the order in which they were made. */
function idOf(desk: Desk, fixture: OfferFixture): bigint | null {
  const own = offerFixtures
    .filter(({ maker }) => maker === fixture.maker)
    .toSorted((a, b) => b.made - a.made);
  const logs = desk.past.logsOf(makerOf(desk, fixture), making)[own.indexOf(fixture)] ?? [];
  for (const log of logs) {
    const event = otcDesk.event(log);
    if (event?.name === 'OfferMade') return event.arguments.id;
  }
  return null;
}

const makerOf = ({ world, members }: Desk, { maker }: OfferFixture): Person =>
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
  if (!launch) throw new Error(`no token ${coin}`);
  return launch.token;
}
