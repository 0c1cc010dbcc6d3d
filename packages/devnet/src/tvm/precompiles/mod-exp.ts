import { Fault } from '../fault.ts';
import { hexOf, wordOfBytes } from '../words.ts';
import { type Precompile, type PrecompileContext, paddedSlice } from './precompile.ts';

const HEADER = 96;
const INT32_MAX = 0x7fffffff;
const EMPTY = new Uint8Array(0);
/** A longer exponent cannot stand in memory; on a node its computation runs out of time. */
const EXPONENT_LIMIT = 3 * 1024 * 1024;
const BITS_PER_LOOK = 4096;

type Lengths = Readonly<{ base: number; exponent: number; modulus: number }>;

function lengths(input: Uint8Array): Lengths {
  const length = (index: number): number => {
    const word = wordOfBytes(paddedSlice(input, 32 * index, 32));
    return word > BigInt(INT32_MAX) ? INT32_MAX : Number(word);
  };
  return { base: length(0), exponent: length(1), modulus: length(2) };
}

/** Price of EIP-198; later Ethereum prices never came to TRON. */
function energy(input: Uint8Array): number {
  const { base, exponent, modulus } = lengths(input);
  const complexity = multiplicationComplexity(BigInt(Math.max(base, modulus)));
  const iterations = adjustedExponentLength(input, base, exponent);
  return Number((complexity * (iterations > 1n ? iterations : 1n)) / 20n);
}

function multiplicationComplexity(length: bigint): bigint {
  const square = length * length;
  if (length <= 64n) return square;
  if (length <= 1024n) return square / 4n + 96n * length - 3072n;
  return square / 16n + 480n * length - 199680n;
}

/** Index of the highest bit of the exponent, exact for its first 32 bytes. */
function adjustedExponentLength(input: Uint8Array, base: number, exponent: number): bigint {
  const start = HEADER + base;
  const head = start < input.length ? paddedSlice(input, start, Math.min(exponent, 32)) : EMPTY;
  const bits = wordOfBytes(head).toString(2).length;
  return BigInt(8 * Math.max(0, exponent - 32) + Math.max(0, bits - 1));
}

function run(input: Uint8Array, { look }: PrecompileContext): Uint8Array {
  const { base, exponent, modulus } = lengths(input);
  if (modulus === 0) return EMPTY;
  if (exponent > EXPONENT_LIMIT) throw new Fault('OUT_OF_TIME', 'Already Time Out');
  const m = numberAt(input, HEADER + base + exponent, modulus);
  if (m === 0n) return EMPTY;
  const b = numberAt(input, HEADER, base);
  const e = paddedSlice(input, HEADER + base, exponent);
  return bytesOf(modularPower(b, e, m, look), modulus);
}

/** Square and multiply from the highest bit down. */
function modularPower(
  base: bigint,
  exponent: Uint8Array,
  modulus: bigint,
  look: () => void,
): bigint {
  const factor = base % modulus;
  let result = 1n % modulus;
  let bits = 0;
  for (const byte of exponent) {
    for (let bit = 7; bit >= 0; bit -= 1) {
      result = (result * result) % modulus;
      if ((byte >> bit) & 1) result = (result * factor) % modulus;
      bits += 1;
      if (bits % BITS_PER_LOOK === 0) look();
    }
  }
  return result;
}

function numberAt(input: Uint8Array, offset: number, length: number): bigint {
  if (offset >= input.length || length === 0) return 0n;
  return BigInt(`0x${hexOf(paddedSlice(input, offset, length))}`);
}

function bytesOf(value: bigint, length: number): Uint8Array {
  return new Uint8Array(Buffer.from(value.toString(16).padStart(2 * length, '0'), 'hex'));
}

/** base ** exponent % modulus on numbers of any length. */
export const modExp: Precompile = { energy, run };
