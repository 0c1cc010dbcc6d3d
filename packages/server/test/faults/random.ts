/** Whole numbers below a bound, the same for the same seed. */
export type Random = (below: number) => number;

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Whether counts are full. */
export const isDeep = process.env['VELLUM_DEEP'] === '1';

/** A tenth of the full count, or all of it when VELLUM_DEEP=1. */
export const scaled = (full: number): number => (isDeep ? full : Math.ceil(full / 10));

/** A twentieth, of what takes seconds each time, or all of it when VELLUM_DEEP=1. */
export const scaledSlow = (full: number): number => (isDeep ? full : Math.ceil(full / 20));

/** So many of a list that are neighbours in it, others for another seed; all of them when VELLUM_DEEP=1. */
export function someOf<T>(all: readonly T[], count: number, seed: number): readonly T[] {
  const first = randomOf(seed)(all.length);
  return isDeep ? all : [...all, ...all].slice(first, first + count);
}

/** Seed of everything random in a test: VELLUM_SEED, or a new one; always printed. */
export function seedFor(what: string): number {
  const seed = Number(process.env['VELLUM_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`${what}: VELLUM_SEED=${seed}`);
  return seed;
}
