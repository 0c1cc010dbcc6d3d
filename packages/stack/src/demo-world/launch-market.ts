import type { DatedDeed, LaunchDeed } from './launch-story.ts';
import { collector, type LaunchTale } from './launch-tales.ts';

/** Purchases and sales in the pool over so many days, more of them in the last ones. */
type Liveliness = Readonly<{ perDay: number; lastDays: number; lastPerDay: number }>;

const lively: Readonly<Record<'few' | 'many', Liveliness>> = {
  few: { perDay: 0.5, lastDays: 2, lastPerDay: 6 },
  many: { perDay: 3, lastDays: 3, lastPerDay: 22 },
};
const manyMembers = 60;
/** The newest one was minutes ago. */
const latest = 0.003;
/** Of the price: how far it strays from one purchase or sale to the next, and where it is drawn to. */
const courses: Readonly<Record<string, Readonly<{ drift: number; swing: number }>>> = {
  SALT: { drift: 0.9, swing: 0.05 },
  KETL: { drift: -0.45, swing: 0.05 },
  OAK: { drift: 0.25, swing: 0.03 },
};
/** Somebody who buys and sells the same again, to look like a market. */
const washer = { symbol: 'KETL', who: 11, days: [5.4, 4.3, 3.3, 2.4, 1.3, 0.3] } as const;

/** What is bought and sold in the pool of a token since its launch: the same in every world of a size. */
export function marketDeeds(tale: LaunchTale, members: number): DatedDeed[] {
  const { symbol, launched } = tale;
  const course = courses[symbol];
  if (launched === null || !course) return [];
  const market = openMarket(tale, members, course);
  const much = lively[members < manyMembers ? 'few' : 'many'];
  return [
    ...timesOf(launched, much, market.chance).map((daysAgo) => ({
      symbol,
      daysAgo,
      deed: market.next(1 - daysAgo / launched),
    })),
    ...washTrades(symbol),
  ];
}

function washTrades(symbol: string): DatedDeed[] {
  if (symbol !== washer.symbol) return [];
  const { who } = washer;
  return washer.days.flatMap((daysAgo) => [
    { symbol, daysAgo, deed: { kind: 'buy', who, trx: 900 } },
    { symbol, daysAgo: daysAgo - 0.02, deed: { kind: 'sell', who, percent: 100 } },
  ]);
}

/** Times of day differ: hours in which much happens, and some in which nothing does. */
function timesOf(
  launched: number,
  { perDay, lastDays, lastPerDay }: Liveliness,
  chance: () => number,
): number[] {
  const spread = (from: number, to: number, count: number) =>
    Array.from({ length: count }, () => to + (from - to) * chance());
  const early = Math.round((launched - lastDays) * perDay);
  return [
    ...spread(launched - 0.1, lastDays, early),
    ...spread(lastDays, latest, Math.round(lastDays * lastPerDay)),
    latest,
  ].sort((a, b) => b - a);
}

/**
 * A pool as it would move (constant product, without its fee: near enough to steer by), and people who hold something
 * of it: only they sell.
 */
function openMarket(
  { symbol, creator, sold, price, backing, liquidity }: LaunchTale,
  members: number,
  { drift, swing }: (typeof courses)[string] & object,
) {
  const chance = chanceOf(symbol);
  const pool = {
    trx: (sold * Number(price) * (9_800 - Number(backing))) / 10_000,
    tokens: Number(liquidity),
  };
  const first = pool.trx / pool.tokens;
  const traders = tradersOf(symbol, creator, members);
  const held = new Map<number, number>();
  const pick = (from: readonly number[]) => from[Math.floor(chance() * from.length)] ?? collector;
  const swap = (trx: number, tokens: number) => {
    pool.trx += trx;
    pool.tokens += tokens;
  };
  const buy = (): LaunchDeed => {
    const who = pick(traders);
    const trx = Math.max(20, Math.round(pool.trx * (0.001 + 0.009 * chance() ** 2)));
    const tokens = (pool.tokens * trx) / (pool.trx + trx);
    swap(trx, -tokens);
    held.set(who, (held.get(who) ?? 0) + tokens);
    return { kind: 'buy', who, trx };
  };
  const sell = (holders: readonly number[]): LaunchDeed => {
    const who = pick(holders);
    const percent = 20 + Math.round(60 * chance());
    const tokens = ((held.get(who) ?? 0) * percent) / 100;
    swap((-pool.trx * tokens) / (pool.tokens + tokens), tokens);
    held.set(who, (held.get(who) ?? 0) - tokens);
    return { kind: 'sell', who, percent };
  };
  return {
    chance,
    /** The next deed, when so much of the time is over. */
    next(passed: number): LaunchDeed {
      const aim = first * (1 + drift * passed) * (1 + swing * (2 * chance() - 1) * 2);
      const holders = [...held].filter(([, tokens]) => tokens > 1).map(([who]) => who);
      const isDear = pool.trx / pool.tokens > aim;
      const isContrary = chance() < 0.2;
      return isDear !== isContrary && holders.length > 0 ? sell(holders) : buy();
    },
  };
}

/** Some of the members; the collector is one of them, the creator is not. */
function tradersOf(symbol: string, creator: number, members: number): readonly number[] {
  const third = symbol.charCodeAt(0) % 3;
  const all = Array.from({ length: members }, (_, index) => index);
  const others = all.filter(
    (who) => ![creator, collector, washer.who].includes(who) && (who + third) % 3 === 0,
  );
  return [collector, ...others.slice(0, 14)];
}

/** Numbers from 0 to 1 that look like chance and are always the same (a linear congruence over 32 bits). */
function chanceOf(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
