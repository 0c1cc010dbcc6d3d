import type { Precompile, PrecompileContext } from './precompile.ts';

const INPUT_LENGTH = 213;
const ROUNDS_PER_LOOK = 10_000;

/** BLAKE2b initialisation vector in 32-bit halves, low half first, as every 64-bit word here. */
const IV = new Uint32Array([
  0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a,
  0xade682d1, 0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19,
]);

/** Order in which the rounds read the message words, one hex digit each; ten rows, then again. */
const SIGMA = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
].map((row) => Uint8Array.from(row, (digit) => 2 * Number.parseInt(digit, 16)));

/** Columns and diagonals of the state that one round mixes: positions of the low halves. */
const MIXED = [
  [0, 8, 16, 24],
  [2, 10, 18, 26],
  [4, 12, 20, 28],
  [6, 14, 22, 30],
  [0, 10, 20, 30],
  [2, 12, 22, 24],
  [4, 14, 16, 26],
  [6, 8, 18, 28],
] as const;

function energy(input: Uint8Array): number {
  return isWellFormed(input) ? roundsOf(input) : 0;
}

function run(input: Uint8Array, { look }: PrecompileContext): Uint8Array | undefined {
  if (!isWellFormed(input)) return undefined;
  const half = (offset: number) =>
    new DataView(input.buffer, input.byteOffset).getUint32(offset, true);
  const h = Uint32Array.from({ length: 16 }, (_, index) => half(4 + 4 * index));
  const message = Uint32Array.from({ length: 32 }, (_, index) => half(68 + 4 * index));
  const v = new Uint32Array(32);
  v.set(h);
  v.set(IV, 16);
  for (let index = 0; index < 4; index += 1)
    put(v, 24 + index, at(v, 24 + index) ^ half(196 + 4 * index));
  if (input[212] === 1) {
    put(v, 28, ~at(v, 28));
    put(v, 29, ~at(v, 29));
  }
  mixRounds(v, message, roundsOf(input), look);
  const output = new DataView(new ArrayBuffer(64));
  h.forEach((word, index) => {
    output.setUint32(4 * index, word ^ at(v, index) ^ at(v, index + 16), true);
  });
  return new Uint8Array(output.buffer);
}

function mixRounds(v: Uint32Array, message: Uint32Array, rounds: number, look: () => void): void {
  for (let round = 0; round < rounds; round += 1) {
    if (round % ROUNDS_PER_LOOK === 0) look();
    const sigma = SIGMA[round % 10] as Uint8Array;
    MIXED.forEach((positions, index) => {
      mix(v, positions, message, at(sigma, 2 * index), at(sigma, 2 * index + 1));
    });
  }
}

type Positions = readonly [a: number, b: number, c: number, d: number];

function mix(v: Uint32Array, [a, b, c, d]: Positions, m: Uint32Array, x: number, y: number): void {
  add(v, a, at(v, b), at(v, b + 1));
  add(v, a, at(m, x), at(m, x + 1));
  xorRotate(v, d, a, 32);
  add(v, c, at(v, d), at(v, d + 1));
  xorRotate(v, b, c, 24);
  add(v, a, at(v, b), at(v, b + 1));
  add(v, a, at(m, y), at(m, y + 1));
  xorRotate(v, d, a, 16);
  add(v, c, at(v, d), at(v, d + 1));
  xorRotate(v, b, c, 63);
}

/** 64-bit addition onto the word at `position`. */
function add(v: Uint32Array, position: number, low: number, high: number): void {
  const sum = at(v, position) + low;
  put(v, position, sum);
  put(v, position + 1, at(v, position + 1) + high + (sum > 0xffffffff ? 1 : 0));
}

/** 64-bit exclusive or with another word, then rotation to the right. */
function xorRotate(v: Uint32Array, position: number, other: number, distance: number): void {
  const low = at(v, position) ^ at(v, other);
  const high = at(v, position + 1) ^ at(v, other + 1);
  const [near, far] = distance < 32 ? [low, high] : [high, low];
  const shift = distance % 32;
  if (shift === 0) {
    put(v, position, near);
    put(v, position + 1, far);
    return;
  }
  put(v, position, (near >>> shift) | (far << (32 - shift)));
  put(v, position + 1, (far >>> shift) | (near << (32 - shift)));
}

function at(words: ArrayLike<number>, index: number): number {
  return words[index] as number;
}

function put(words: Uint32Array, index: number, value: number): void {
  words[index] = value;
}

function isWellFormed(input: Uint8Array): boolean {
  return input.length === INPUT_LENGTH && (at(input, 212) & 0xfe) === 0;
}

function roundsOf(input: Uint8Array): number {
  return new DataView(input.buffer, input.byteOffset).getUint32(0);
}

/** Compression function of BLAKE2b (EIP-152), one energy per round. */
export const blake2f: Precompile = { energy, run, refusalOutput: new Uint8Array(32) };
