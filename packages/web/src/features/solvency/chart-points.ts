import type { Look } from './solvency-queries.ts';

export const WIDTH = 320;
export const HEIGHT = 100;

/** Everything owed is there. */
const FULL = 10_000;
/** So that a level line stands apart from the edges, in parts of 10,000. */
const LEAST_ROOM = 200;

export type ChartPoint = Readonly<{ x: number; y: number; block: number; isShort: boolean }>;
type Seen = Pick<Look, 'at' | 'block' | 'cover'>;

/** Places of looks, oldest first, and of the line at which everything owed is just there. */
export function chartOf(looks: readonly Seen[]): Readonly<{
  points: readonly ChartPoint[];
  full: number;
}> {
  const [from, to] = [looks[0]?.at ?? 0, looks.at(-1)?.at ?? 0];
  const covers = looks.map(({ cover }) => cover);
  const low = Math.min(FULL - LEAST_ROOM, ...covers);
  const high = Math.max(FULL + LEAST_ROOM, ...covers);
  const across = (at: number) => (to === from ? 0 : ((at - from) / (to - from)) * WIDTH);
  const down = (cover: number) => ((high - cover) / (high - low)) * HEIGHT;
  return {
    points: looks.map(({ at, cover, block }) => ({
      x: across(at),
      y: down(cover),
      block,
      isShort: cover < FULL,
    })),
    full: down(FULL),
  };
}
