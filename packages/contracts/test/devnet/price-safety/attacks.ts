import { burnMine } from '../../../clients/burn-mining.ts';
import { cards } from '../../../clients/cards.ts';
import { trc20 } from '../../../clients/coins.ts';
import type { WriteCall } from '../../../clients/contract-face.ts';
import { liquidityHelper } from '../../../clients/liquidity.ts';
import { oracle } from '../../../clients/prices.ts';
import { TRX } from '../world.ts';
import { type Coin, FAIR, type HostileWorld } from './hostile-world.ts';

const BPS = 10_000n;
/** 20 U, of the 24 that a pool of 60,000 U gives room for. */
const BRONZE = { level: 1n, price: 20n * TRX };
const DAY = 86_400n;
/** Seconds: a keeper looks at the prices a little more often than every forty minutes. */
const LOOK_EVERY = 2_100n;

/** How an attempt ended, in millionths of U; `met` when what it was aimed at happened at all. */
export type Outcome = Readonly<{ gain: bigint; met: boolean }>;

/** `size` in hundredths of a percent of what the pool holds, `hold` in seconds. */
export type Attempt = Readonly<{ size: bigint; hold: bigint }>;
export type Attack = (world: HostileWorld, attempt: Attempt) => Promise<Outcome>;

type Aim = Readonly<{
  pair: string;
  /** What the attacker pays with, and what he gets for it. */
  paid: Coin;
  bought: Coin;
  strike(world: HostileWorld): Promise<boolean>;
}>;

/**
 * Buys before someone else's purchase and sells after it. Nobody else trades meanwhile, however long it lasts: the best
 * that an attacker can hope for.
 */
const sandwich =
  ({ pair, paid, bought, strike }: Aim): Attack =>
  async (world, { size, hold }) => {
    const { trader, attacker, at, quick, reserves, wealth, wait, read } = world;
    const before = await wealth();
    const kept = await read(at[bought]!, trc20.balanceOf(trader.address));
    const { own } = await reserves(pair, paid);
    const bend = trader.call('trade', [at[pair]!, at[paid]!, (own * size) / BPS]);
    await must(quick(attacker, trader.address, bend));
    await wait(hold);
    const met = await strike(world);
    const back = trader.call('tradeBack', [at[pair]!, at[bought]!, kept]);
    await must(quick(attacker, trader.address, back));
    return { gain: (await wealth()) - before, met };
  };

/** The largest swap that a block takes, without any limit of the victim's own. */
export const sandwichSwapToBurn = sandwich({
  pair: 'vlmUsdt',
  paid: 'usdt',
  bought: 'vlm',
  async strike({ at, read, quick, victim }) {
    const room = await read(at['burnMine']!, burnMine.swapRoomInBlock(at['vlm']!));
    return quick(victim, at['burnMine']!, burnMine.swapToBurn(at['vlm']!, room));
  },
});

/** The largest zap, without any limit of the victim's own. */
export const sandwichZapTrx = sandwich({
  pair: 'vlmWtrx',
  paid: 'wtrx',
  bought: 'vlm',
  async strike({ at, quick, victim, reserves }) {
    const amount = largestZap((await reserves('vlmWtrx', 'wtrx')).own);
    return quick(victim, at['liquidityHelper']!, liquidityHelper.zapTrx(at['vlm']!, amount, 0n));
  },
});

export const sandwichZapToken = sandwich({
  pair: 'vlmWtrx',
  paid: 'vlm',
  bought: 'wtrx',
  async strike({ at, quick, victim, reserves }) {
    const amount = largestZap((await reserves('vlmWtrx', 'vlm')).own);
    return quick(victim, at['liquidityHelper']!, liquidityHelper.zapToken(at['vlm']!, amount, 0n));
  },
});

/** What swaps as much of the reserve as the helper allows: the inverse of the helper's root. */
function largestZap(reserve: bigint): bigint {
  const swap = (reserve * 12n) / BPS;
  return (swap * (997n * swap + 1_997n * reserve)) / (1_000n * reserve);
}

type Flash = Readonly<{
  pair: string;
  paid: Coin;
  target: string;
  /** The coin that the target takes from its caller. */
  spends?: Coin;
  call(world: HostileWorld): Promise<WriteCall>;
  /** What the caller has from it beside coins and LP, in millionths of U. */
  benefit(world: HostileWorld): Promise<bigint>;
}>;

/** Bends the pool, acts for himself, and bends it back, in one transaction: against acting without any of it. */
const flash =
  ({ pair, paid, target, spends, call, benefit }: Flash): Attack =>
  async (world, { size }) => {
    const { trader, attacker, at, quick, reserves, read, apart } = world;
    if (spends !== undefined) {
      const approval = trc20.approve(at[target]!, 10n ** 15n);
      await must(quick(attacker, trader.address, acting(world, at[spends]!, approval)));
    }
    const write = await call(world);
    const total = async () => (await world.wealth()) + (await benefit(world));
    const honest = await apart(async () => {
      const before = await total();
      await must(quick(attacker, trader.address, acting(world, at[target]!, write)));
      return (await total()) - before;
    });
    const before = await total();
    const { own } = await reserves(pair, paid);
    const amount = (own * size) / BPS;
    const args = [at[pair]!, at[paid]!, amount, at[target]!, write.value, write.data];
    await must(quick(attacker, trader.address, trader.call('flash', args)));
    const met = await read(trader.address, workedOf(world));
    const gain = (await total()) - before - (met ? honest : 0n);
    return { gain, met };
  };

const acting = ({ trader }: HostileWorld, target: string, { data, value }: WriteCall): WriteCall =>
  trader.call('act', [target, value, data]);

const workedOf = ({ trader }: HostileWorld) => ({
  data: trader.call('worked', []).data,
  decode: (result: Uint8Array) => result.at(-1) === 1,
});

const power = ({ read, at, trader }: HostileWorld) =>
  read(at['burnMine']!, burnMine.powerOf(trader.address));
const cardCount = async ({ read, at, trader }: HostileWorld) =>
  await read(at['cards']!, cards.balanceOf(trader.address));

const ownBurn = (paid: Coin): Attack =>
  flash({
    pair: 'vlmUsdt',
    paid,
    target: 'burnMine',
    spends: 'usdt',
    call: async ({ at }) => burnMine.swapToBurn(at['vlm']!, 100n * TRX),
    benefit: power,
  });

/** Making the coin dear, and making it cheap, around one's own swapToBurn. */
export const flashSwapToBurnUp = ownBurn('usdt');
export const flashSwapToBurnDown = ownBurn('vlm');

const ownZap = (paid: Coin): Attack =>
  flash({
    pair: 'vlmWtrx',
    paid,
    target: 'liquidityHelper',
    call: async ({ at }) => liquidityHelper.zapTrx(at['vlm']!, 300n * TRX, 0n),
    benefit: async () => 0n,
  });

export const flashZapUp = ownZap('wtrx');
export const flashZapDown = ownZap('vlm');

/** Making TRX dear around one's own purchase of a card that is priced in U. */
export const flashCard: Attack = flash({
  pair: 'wtrxUsdt',
  paid: 'usdt',
  target: 'cards',
  call: async ({ at, read }) => {
    // Twice the price: what is too much is refunded.
    const price = await read(at['cards']!, cards.priceOf(BRONZE.level));
    return cards.buy(BRONZE.level, price * 2n);
  },
  benefit: async (world) => (await cardCount(world)) * BRONZE.price,
});

/**
 * Holds the price of TRX up so that the average follows, while the market outside trades the pool back every
 * `marketEvery` seconds, and takes all the cards there are to be had meanwhile, at what they cost at the end: bought and
 * reserved, what there is room for at once and what grows back. What was bought on the way is changed outside at the
 * fair price.
 */
export const holdPriceOfTrx =
  (marketEvery: bigint): Attack =>
  async (world, { size, hold }) => {
    const { attacker, trader, at, quick, wealth, read, devnet } = world;
    const honest = await read(at['cards']!, cards.priceOf(BRONZE.level));
    const { buying, reserving } = await read(at['cards']!, cards.saleRoom());
    const before = await wealth();
    const round = await roundOf(world, size);
    const step = hold < marketEvery ? hold : marketEvery;
    await must(quick(attacker, trader.address, round));
    let looked = 0n;
    for (let passed = step; passed <= hold; passed += step) {
      await devnet.increaseTime(Number(step * 1000n));
      await must(quick(attacker, trader.address, round));
      if (passed - looked < LOOK_EVERY) continue;
      looked = passed;
      await quick(attacker, at['oracle']!, oracle.observe(at['wtrxUsdt']!));
    }
    const price = await read(at['cards']!, cards.priceOf(BRONZE.level));
    const sold = ((buying + reserving) * (DAY + hold)) / DAY;
    const saved = (sold * (honest - price)) / honest;
    return { gain: (await wealth()) - before + saved, met: saved > 0n };
  };

/** The market's turn and the next bend, to where buying `size` of the pool once would bring it. */
async function roundOf({ trader, market, at, reserves }: HostileWorld, size: bigint) {
  const { own, other } = await reserves('wtrxUsdt', 'usdt');
  const bent = own + (own * size) / BPS;
  return trader.call('holdPrice', [
    ...[market.address, at['wtrxUsdt']!, at['usdt']!],
    ...[bent, (own * other) / bent, FAIR.wtrx, FAIR.usdt],
  ]);
}

async function must(sent: Promise<boolean>): Promise<void> {
  if (!(await sent)) throw new Error('the attempt itself was refused');
}
