import { toHex } from '@vellum/tron/bytes';
import { describe, expect, it } from 'vitest';
import { operationsIn } from './code.ts';
import { programOf } from './program.ts';

const between = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Every operation of TRON's machine under mainnet's rules. */
const OPERATIONS = [
  ...between(0x00, 0x0b),
  ...between(0x10, 0x1d),
  0x20,
  ...between(0x30, 0x48),
  ...between(0x50, 0xa4),
  ...between(0xd0, 0xdf),
  ...[0xf0, 0xf1, 0xf2, 0xf3, 0xf4, 0xf5, 0xfa, 0xfd, 0xfe, 0xff],
];

describe('random programs', () => {
  it('are the same for a seed and a number, and others for others', () => {
    const text = (seed: string, index: number) => toHex(programOf(seed, index).initCode);
    expect(text('a', 7)).toBe(text('a', 7));
    expect(text('a', 8)).not.toBe(text('a', 7));
    expect(text('b', 7)).not.toBe(text('a', 7));
  });

  it('use every operation of the machine', () => {
    const used = new Set<number>();
    for (let index = 0; index < 1_000; index += 1) {
      for (const opcode of operationsIn(programOf('vellum', index).initCode)) used.add(opcode);
    }
    const unused = OPERATIONS.filter((opcode) => !used.has(opcode));
    expect(unused.map((opcode) => opcode.toString(16))).toEqual([]);
  });
});
