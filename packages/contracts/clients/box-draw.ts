import { concatBytes, fromHex, toHex } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';

/** `count` boxes of a series hold `amount` of the prize coin each. */
export type DrawTier = Readonly<{ count: number; amount: bigint }>;

/** Which prize number is in which box of a revealed series: a permutation of 0..total-1. */
export type Draw = (box: number) => number;

const ROUNDS = 4;

/** What a secret is committed to by before the sale. */
export const commitOf = (secret: Uint8Array): Uint8Array => keccak256(exactly32(secret));

/** What fixes every prize: secret and block hash together, and for this series alone. */
export const seedOf = (secret: Uint8Array, blockHash: Uint8Array, series: bigint): Uint8Array =>
  keccak256(concatBytes(exactly32(secret), exactly32(blockHash), word(series)));

/**
 * The draw of `seed` over `total` boxes, in the arithmetic of Shuffle.sol: four Feistel rounds over the smallest
 * even number of bits that holds `total`, walked until in range, then turned. Few values go into the rounds, so
 * each hash is made once however many boxes are asked for.
 */
export function drawOf(seed: Uint8Array, total: number): Draw {
  if (!Number.isInteger(total) || total < 1 || total > 2 ** 32) {
    throw new RangeError('a series has 1 to 2^32 boxes');
  }
  let half = 1;
  while (total > 2 ** (2 * half)) half += 1;
  const side = 2 ** half;
  const mixed = mixer(exactly32(seed), side);
  const turn = Number(BigInt(`0x${toHex(keccak256(seed))}`) % BigInt(total));
  return (box) => {
    if (!Number.isInteger(box) || box < 0 || box >= total) throw new RangeError('no such box');
    let place = box;
    do place = scramble(place, side, mixed);
    while (place >= total);
    return (place + turn) % total;
  };
}

/** The tier of a prize number: tiers take the numbers in their order. -1 when there is no such prize. */
export function tierOfPrize(tiers: readonly DrawTier[], prize: number): number {
  let end = 0;
  return tiers.findIndex(({ count }) => {
    end += count;
    return prize < end;
  });
}

type Mixed = (round: number, right: number) => number;

function scramble(value: number, side: number, mixed: Mixed): number {
  let left = Math.floor(value / side);
  let right = value % side;
  for (let round = 0; round < ROUNDS; round += 1) {
    // Both are below 2^16, so that the signed operator does no harm.
    [left, right] = [right, left ^ mixed(round, right)];
  }
  return left * side + right;
}

function mixer(seed: Uint8Array, side: number): Mixed {
  const known = new Map<number, number>();
  // abi.encode(seed, round, right), filled in again for each hash.
  const words = new Uint8Array(96);
  words.set(seed);
  return (round, right) => {
    const key = round * side + right;
    const found = known.get(key);
    if (found !== undefined) return found;
    words[63] = round;
    words[94] = right >> 8;
    words[95] = right & 0xff;
    const hash = keccak256(words);
    // A side is a power of two up to 2^16, so the last two bytes say it all.
    const made = (((hash[30] ?? 0) << 8) | (hash[31] ?? 0)) & (side - 1);
    known.set(key, made);
    return made;
  };
}

function exactly32(bytes: Uint8Array): Uint8Array {
  if (bytes.length !== 32) throw new RangeError('expected 32 bytes');
  return bytes;
}

const word = (value: bigint): Uint8Array => fromHex(value.toString(16).padStart(64, '0'));
