import { bn254 } from '@noble/curves/bn254.js';
import { concatBytes } from '@vellum/tron/bytes';
import type { Rules } from '../rules.ts';
import { bytesOfWord, type Word, wordOfBytes } from '../words.ts';
import { type Precompile, type PrecompileContext, paddedSlice } from './precompile.ts';

type G1 = typeof bn254.G1.Point.BASE;
type G2 = typeof bn254.G2.Point.BASE;

const { Fp, Fp2, Fp12, Fr } = bn254.fields;
const PAIR = 192;

const word = (input: Uint8Array, index: number): Word =>
  wordOfBytes(paddedSlice(input, 32 * index, 32));

/** Point of the curve, or undefined when the coordinates are none; (0, 0) stands for infinity. */
function g1At(input: Uint8Array, index: number): G1 | undefined {
  const x = word(input, index);
  const y = word(input, index + 1);
  if (x === 0n && y === 0n) return bn254.G1.Point.ZERO;
  return x < Fp.ORDER && y < Fp.ORDER
    ? valid(() => bn254.G1.Point.fromAffine({ x, y }))
    : undefined;
}

/** Coordinates are written with the imaginary part first. */
function g2At(input: Uint8Array, index: number): G2 | undefined {
  const [xi, xr, yi, yr] = [0, 1, 2, 3].map((offset) => word(input, index + offset)) as [
    Word,
    Word,
    Word,
    Word,
  ];
  if ([xi, xr, yi, yr].every((part) => part === 0n)) return bn254.G2.Point.ZERO;
  if ([xi, xr, yi, yr].some((part) => part >= Fp.ORDER)) return undefined;
  const x = Fp2.fromBigTuple([xr, xi]);
  const y = Fp2.fromBigTuple([yr, yi]);
  return valid(() => bn254.G2.Point.fromAffine({ x, y }));
}

function valid<P extends { assertValidity(): void }>(make: () => P): P | undefined {
  try {
    const point = make();
    point.assertValidity();
    return point;
  } catch {
    // Not on the curve or not in the subgroup: the library says so only by throwing.
    return undefined;
  }
}

function encoded(point: G1): Uint8Array {
  const { x, y } = point.toAffine();
  return concatBytes(bytesOfWord(x), bytesOfWord(y));
}

function addition(input: Uint8Array): Uint8Array | undefined {
  const left = g1At(input, 0);
  const right = g1At(input, 2);
  return left && right && encoded(left.add(right));
}

function multiplication(input: Uint8Array): Uint8Array | undefined {
  const point = g1At(input, 0);
  const scalar = Fr.create(word(input, 2));
  return point && encoded(point.multiplyUnsafe(scalar));
}

function pairing(input: Uint8Array, { look }: PrecompileContext): Uint8Array | undefined {
  if (input.length % PAIR !== 0) return undefined;
  let product = Fp12.ONE;
  for (let offset = 0; offset < input.length; offset += PAIR) {
    look();
    const left = g1At(input, offset / 32);
    const right = g2At(input, offset / 32 + 2);
    if (left === undefined || right === undefined) return undefined;
    if (left.is0() || right.is0()) continue;
    product = Fp12.mul(product, bn254.pairing(left, right, false));
  }
  return bytesOfWord(Fp12.eql(Fp12.finalExponentiate(product), Fp12.ONE) ? 1n : 0n);
}

function pairingEnergy(input: Uint8Array, rules: Rules): number {
  const pairs = Math.floor(input.length / PAIR);
  return rules.istanbul ? 45000 + 34000 * pairs : 100000 + 80000 * pairs;
}

export const bn254Addition: Precompile = {
  energy: (_input, rules) => (rules.istanbul ? 150 : 500),
  run: addition,
};

export const bn254Multiplication: Precompile = {
  energy: (_input, rules) => (rules.istanbul ? 6000 : 40000),
  run: multiplication,
};

export const bn254Pairing: Precompile = { energy: pairingEnergy, run: pairing };
