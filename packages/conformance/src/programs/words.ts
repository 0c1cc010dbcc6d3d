import type { Random } from '../random/random.ts';

const MAX = 2n ** 256n - 1n;

/** Words at which arithmetic tends to go wrong. */
const EDGES: readonly bigint[] = [
  0n,
  1n,
  2n,
  31n,
  32n,
  33n,
  255n,
  256n,
  257n,
  2n ** 31n - 1n,
  2n ** 31n,
  2n ** 32n - 1n,
  2n ** 63n - 1n,
  2n ** 63n,
  2n ** 64n - 1n,
  2n ** 64n,
  2n ** 128n,
  2n ** 160n - 1n,
  2n ** 255n - 1n,
  2n ** 255n,
  MAX - 1n,
  MAX,
];

/** Any word, those at the edges more often. */
export function randomWord(random: Random): bigint {
  return random.weighted([
    [4, () => random.pick(EDGES)],
    [3, () => BigInt(random.below(300))],
    [2, () => random.bits(8 * random.between(1, 32))],
    [1, () => MAX - BigInt(random.below(300))],
  ])();
}

/**
 * Offsets far beyond what can be paid for. The lowest 32 bits are never those of an int between 64 MiB and 2 GiB, for which a
 * node allocates memory that nobody pays for until its machine has none left.
 */
export function farOffset(random: Random): bigint {
  return random.pick([
    3n * 1024n * 1024n - 32n,
    3n * 1024n * 1024n - 31n,
    3n * 1024n * 1024n,
    2n ** 25n,
    2n ** 31n - 1n,
    2n ** 31n - 16n,
    2n ** 32n - 1n,
    2n ** 32n - 1025n,
    2n ** 32n,
    2n ** 64n - 32n,
    2n ** 64n,
    2n ** 255n,
    MAX,
    MAX - 31n,
  ]);
}
