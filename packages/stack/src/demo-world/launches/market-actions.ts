import type { DatedAction, LaunchAction } from './dated-actions.ts';
import { imaginedPool } from './imagined-pool.ts';
import { collector, type LaunchFixture } from './launch-fixtures.ts';

/** Purchases and sales in the pool over so many days, more of them in the last ones. */
type Liveliness = Readonly<{
  perDay: number;
  lastDays: number;
  lastPerDay: number;
  /** The largest purchase, of the pool. */
  size: number;
}>;

const lively: Readonly<Record<'few' | 'many', Liveliness>> = {
  few: { perDay: 0.5, lastDays: 2, lastPerDay: 6, size: 0.05 },
  many: { perDay: 3, lastDays: 3, lastPerDay: 22, size: 0.022 },
};
const manyMembers = 60;
/** The newest one was minutes ago. */
const latest = 0.003;
/** Where the price is drawn to, of the first one: when two fifths of the time are over, and now. */
type Course = Readonly<{ midway: number; now: number }>;
const turn = 0.4;
const courses: Readonly<Record<string, Course>> = {
  SALT: { midway: 1.35, now: 2.1 },
  KETL: { midway: 1.7, now: 0.9 },
  OAK: { midway: 1.05, now: 1.3 },
};
/** How far it strays from there, in either direction. */
const swing = 0.09;
/** Someone who buys and sells the same again, to look like a market. */
const washer = { symbol: 'KETL', who: 11, days: [5.4, 4.3, 3.3, 2.4, 1.3, 0.3] } as const;

/** What is bought and sold in the pool of a token since its launch: the same in every world of a size. */
export function marketActions(fixture: LaunchFixture, members: number): DatedAction[] {
  const { symbol, launched } = fixture;
  const course = courses[symbol];
  if (launched === null || !course) return [];
  const much = lively[members < manyMembers ? 'few' : 'many'];
  const market = openMarket(fixture, members, course, much.size);
  return [
    ...timesOf(launched, much, market.chance).map((daysAgo) => ({
      symbol,
      daysAgo,
      action: market.next(1 - daysAgo / launched),
    })),
    ...washTrades(symbol),
  ];
}

function washTrades(symbol: string): DatedAction[] {
  if (symbol !== washer.symbol) return [];
  const { who } = washer;
  return washer.days.flatMap((daysAgo) => [
    { symbol, daysAgo, action: { kind: 'buy', who, trx: 900 } },
    { symbol, daysAgo: daysAgo - 0.02, action: { kind: 'sell', who, percent: 100 } },
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

/** The next action each time, drawn to where the course is when so much of the time is over. */
function openMarket(
  fixture: LaunchFixture,
  members: number,
  { midway, now }: Course,
  size: number,
): Readonly<{ chance: () => number; next(passed: number): LaunchAction }> {
  const chance = chanceOf(fixture.symbol);
  const pool = imaginedPool(fixture);
  const first = pool.price();
  const traders = tradersOf(fixture.symbol, fixture.creator, members);
  const pick = (from: readonly number[]) => from[Math.floor(chance() * from.length)] ?? collector;
  return {
    chance,
    next(passed) {
      const way =
        passed < turn
          ? between(1, midway, passed / turn)
          : between(midway, now, (passed - turn) / (1 - turn));
      const isDear = pool.price() > first * way * between(1 - swing, 1 + swing, chance());
      const isContrary = chance() < 0.2;
      const holders = pool.holders();
      return isDear !== isContrary && holders.length > 0
        ? pool.sell(pick(holders), 20 + Math.round(60 * chance()))
        : pool.buy(pick(traders), 0.001 + size * chance() ** 2);
    },
  };
}

const between = (from: number, to: number, part: number) => from + (to - from) * part;

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
