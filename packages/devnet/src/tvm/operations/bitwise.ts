import { type Definition, define, TIER } from '../operation.ts';
import type { Rules } from '../rules.ts';
import { WORD_MAX, type Word } from '../words.ts';
import { signed } from './arithmetic.ts';

function unary(opcode: number, compute: (word: Word) => Word): Definition {
  return define(opcode, [1, 1], TIER.veryLow, (frame) => frame.push(compute(frame.pop())));
}

function binary(opcode: number, compute: (a: Word, b: Word) => Word): Definition {
  return define(opcode, [2, 1], TIER.veryLow, (frame) => {
    const a = frame.pop();
    frame.push(compute(a, frame.pop()));
  });
}

const flag = (condition: boolean): Word => (condition ? 1n : 0n);

const shifts: readonly Definition[] = [
  binary(0x1b, (shift, word) => (shift > 255n ? 0n : (word << shift) & WORD_MAX)),
  binary(0x1c, (shift, word) => (shift > 255n ? 0n : word >> shift)),
  binary(0x1d, (shift, word) => BigInt.asUintN(256, signed(word) >> (shift > 255n ? 255n : shift))),
];

/** Comparison and bit operations; shifts came with Constantinople. */
export function bitwise(rules: Rules): readonly Definition[] {
  return [
    binary(0x10, (a, b) => flag(a < b)),
    binary(0x11, (a, b) => flag(a > b)),
    binary(0x12, (a, b) => flag(signed(a) < signed(b))),
    binary(0x13, (a, b) => flag(signed(a) > signed(b))),
    binary(0x14, (a, b) => flag(a === b)),
    unary(0x15, (word) => flag(word === 0n)),
    binary(0x16, (a, b) => a & b),
    binary(0x17, (a, b) => a | b),
    binary(0x18, (a, b) => a ^ b),
    unary(0x19, (word) => word ^ WORD_MAX),
    binary(0x1a, (index, word) => (index > 31n ? 0n : (word >> (8n * (31n - index))) & 255n)),
    ...(rules.constantinople ? shifts : []),
  ];
}
