import type { Frame } from '../frame.ts';
import { type Definition, define, TIER } from '../operation.ts';
import { WORD_MAX, type Word } from '../words.ts';

const EXP_BASE = 10;
const EXP_PER_BYTE = 10;

function binary(opcode: number, energy: number, compute: (a: Word, b: Word) => Word): Definition {
  return define(opcode, [2, 1], energy, (frame) => {
    const a = frame.pop();
    frame.push(compute(a, frame.pop()));
  });
}

function ternary(opcode: number, compute: (a: Word, b: Word, modulus: Word) => Word): Definition {
  return define(opcode, [3, 1], TIER.mid, (frame) => {
    const a = frame.pop();
    const b = frame.pop();
    frame.push(compute(a, b, frame.pop()));
  });
}

export function signed(word: Word): bigint {
  return BigInt.asIntN(256, word);
}

function unsigned(value: bigint): Word {
  return BigInt.asUintN(256, value);
}

function expEnergy(frame: Frame): number {
  const exponent = frame.peek(1);
  return exponent === 0n ? 0 : EXP_PER_BYTE * Math.ceil(exponent.toString(16).length / 2);
}

/** Square and multiply modulo 2^256. */
function power(base: Word, exponent: Word): Word {
  let result = 1n;
  let factor = base;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * factor) & WORD_MAX;
    factor = (factor * factor) & WORD_MAX;
  }
  return result;
}

/** Copies the sign of byte `index` (0 is the lowest) into all bytes above it. */
function signExtend(index: Word, word: Word): Word {
  if (index >= 31n) return word;
  return unsigned(BigInt.asIntN(8 * (Number(index) + 1), word));
}

export const arithmetic: readonly Definition[] = [
  binary(0x01, TIER.veryLow, (a, b) => (a + b) & WORD_MAX),
  binary(0x02, TIER.low, (a, b) => (a * b) & WORD_MAX),
  binary(0x03, TIER.veryLow, (a, b) => unsigned(a - b)),
  binary(0x04, TIER.low, (a, b) => (b === 0n ? 0n : a / b)),
  binary(0x05, TIER.low, (a, b) => (b === 0n ? 0n : unsigned(signed(a) / signed(b)))),
  binary(0x06, TIER.low, (a, b) => (b === 0n ? 0n : a % b)),
  binary(0x07, TIER.low, (a, b) => (b === 0n ? 0n : unsigned(signed(a) % signed(b)))),
  ternary(0x08, (a, b, modulus) => (modulus === 0n ? 0n : (a + b) % modulus)),
  ternary(0x09, (a, b, modulus) => (modulus === 0n ? 0n : (a * b) % modulus)),
  define(
    0x0a,
    [2, 1],
    EXP_BASE,
    (frame) => {
      const base = frame.pop();
      frame.push(power(base, frame.pop()));
    },
    expEnergy,
  ),
  binary(0x0b, TIER.low, signExtend),
];
