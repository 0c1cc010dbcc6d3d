import type { OwnPart } from './portfolio-queries.ts';

export type Day = OwnPart['days'][number];

const DAY_MS = 86_400_000;
/** A day is kept once a day, at any hour: two neighbours are less than two days apart. */
const GAP = 2 * DAY_MS;

export const ranges = ['week', 'month', 'year', 'all'] as const;
export type Range = (typeof ranges)[number];
const lengths: Readonly<Record<Range, number>> = {
  week: 7,
  month: 30,
  year: 365,
  all: Number.POSITIVE_INFINITY,
};

/** The days within a range that ends with the last one. */
export function daysIn(days: readonly Day[], range: Range): readonly Day[] {
  const last = days.at(-1)?.at ?? 0;
  // Half a day of grace: what was seen a week ago in the evening counts as a week ago.
  return days.filter(({ at }) => last - at <= (lengths[range] + 0.5) * DAY_MS);
}

/** Ranges that show something else than the next shorter one. */
export const rangesOf = (days: readonly Day[]): readonly Range[] =>
  ranges.filter((range, place) => {
    const shorter = ranges[place - 1];
    return shorter === undefined || daysIn(days, range).length > daysIn(days, shorter).length;
  });

export type Point = Readonly<{ x: number; y: number; day: Day }>;

/** Pieces of the line, between days that were not seen. `x` and `y` run from 0 to 1, upwards. */
export function pieces(days: readonly Day[]): readonly (readonly Point[])[] {
  const times = days.map(({ at }) => at);
  const values = days.map(({ u }) => Number(u));
  const x = scaleOf(times, 1);
  const y = scaleOf(values, 0.5);
  const found: Point[][] = [];
  for (const [place, day] of days.entries()) {
    const before = days[place - 1];
    if (before === undefined || day.at - before.at >= GAP) found.push([]);
    found.at(-1)?.push({ x: x(day.at), y: y(Number(day.u)), day });
  }
  return found;
}

/** From 0 to 1 between the least and the most; `same` where there is no between. */
function scaleOf(values: readonly number[], same: number): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (value) => (most === least ? same : (value - least) / (most - least));
}

/** How the value changed over the days: by prices and rewards, and by what was put in or taken out. In U. */
export function changeOf(days: readonly Day[]): Readonly<{ gained: bigint; added: bigint }> {
  const later = days.slice(1);
  const sum = (name: 'gained' | 'added') => later.reduce((all, day) => all + BigInt(day[name]), 0n);
  return { gained: sum('gained'), added: sum('added') };
}
