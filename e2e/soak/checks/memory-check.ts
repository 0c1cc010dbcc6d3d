import type { Sample } from '../process-sizes.ts';

const MEGABYTE = 1_048_576;
/** Caches fill and the heap finds its size; a life that is shorter says nothing. */
const WARM_UP_MS = 45_000;
const LEAST_SAMPLES = 9;
/** What the last third of a life may have beyond its first third, and what any part may have at all. */
const GROWTH = { factor: 1.4, bytes: 48 * MEGABYTE };
const MOST = 1_024 * MEGABYTE;

/** Lives of processes whose memory went up and up, or was too large. */
export function memoryProblems(samples: readonly Sample[]): string[] {
  const tooLarge = samples.filter(({ bytes }) => bytes > MOST).map(({ name }) => name);
  const lives = Map.groupBy(samples, ({ name, pid }) => `${name} ${pid}`);
  const growing = [...lives.values()].flatMap((life) => {
    const grown = growthOf(life);
    return grown === null ? [] : [grown];
  });
  return [...[...new Set(tooLarge)].map((name) => `${name} had more than 1 GB`), ...growing];
}

function growthOf(life: readonly Sample[]): string | null {
  const began = life[0]?.atMs ?? 0;
  const warm = life.filter(({ atMs }) => atMs - began >= WARM_UP_MS);
  if (warm.length < LEAST_SAMPLES) return null;
  const third = Math.floor(warm.length / 3);
  const [first, last] = [median(warm.slice(0, third)), median(warm.slice(-third))];
  if (last <= first * GROWTH.factor + GROWTH.bytes) return null;
  return `${warm[0]?.name} grew from ${toMegabytes(first)} to ${toMegabytes(last)} MB in one life`;
}

function median(samples: readonly Sample[]): number {
  const sizes = samples.map(({ bytes }) => bytes).sort((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

export const toMegabytes = (bytes: number) => Math.round(bytes / MEGABYTE);
