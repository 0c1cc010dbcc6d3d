import { concatBytes, fromHex } from '@vellum/tron/bytes';
import fc from 'fast-check';

const OUTPUT = 0x400;

/** Opcodes that only compute, with the number of words they take and leave. */
const computing: readonly (readonly [opcodes: readonly number[], pops: number, pushes: number])[] =
  [
    [[0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x0b], 2, 1],
    [[0x08, 0x09], 3, 1],
    [[0x10, 0x11, 0x12, 0x13, 0x14, 0x16, 0x17, 0x18, 0x1a, 0x1b, 0x1c, 0x1d], 2, 1],
    [[0x15, 0x19, 0x35], 1, 1],
    [[0x30, 0x33, 0x34, 0x36, 0x38, 0x3d, 0x58, 0x59, 0x5f], 0, 1],
    [[0x50], 1, 0],
  ];

/** Opcodes that touch memory, with code before them that keeps their operands small. */
const MASK_TOP = '60ff16';
const touching: readonly (readonly [code: string, pops: number, pushes: number])[] = [
  [`${MASK_TOP}51`, 1, 1],
  [`${MASK_TOP}52`, 2, 0],
  [`${MASK_TOP}53`, 2, 0],
  [`${MASK_TOP}90${MASK_TOP}9020`, 2, 1],
  [`${MASK_TOP}91${MASK_TOP}9137`, 3, 0],
  [`${MASK_TOP}91${MASK_TOP}9139`, 3, 0],
  [`${MASK_TOP}90${MASK_TOP}9091${MASK_TOP}915e`, 3, 0],
  // Exponents stay short: long ones are slow in every implementation.
  [`9061ffff16900a`, 2, 1],
];

type Piece = Readonly<{ code: Uint8Array; pops: number; pushes: number }>;

const hex = (byte: number) => byte.toString(16).padStart(2, '0');
const push = (word: bigint): Uint8Array => fromHex(`7f${word.toString(16).padStart(64, '0')}`);

const pieces: readonly Piece[] = [
  ...computing.flatMap(([opcodes, pops, pushes]) =>
    opcodes.map((opcode) => ({ code: fromHex(hex(opcode)), pops, pushes })),
  ),
  ...touching.map(([code, pops, pushes]) => ({ code: fromHex(code), pops, pushes })),
  ...Array.from({ length: 16 }, (_, index) => index + 1).flatMap((depth) => [
    { code: Uint8Array.of(0x7f + depth), pops: depth, pushes: depth + 1 },
    { code: Uint8Array.of(0x8f + depth), pops: depth + 1, pushes: depth + 1 },
  ]),
];

/** Words at which arithmetic tends to go wrong, and any others. */
const word = fc.oneof(
  fc.constantFrom(0n, 1n, 2n, 31n, 32n, 255n, 256n, 257n, 2n ** 255n, 2n ** 255n - 1n),
  fc.constantFrom(2n ** 256n - 1n, 2n ** 256n - 2n, 2n ** 64n, 2n ** 128n, 2n ** 160n - 1n),
  fc.bigInt(0n, 2n ** 256n - 1n),
  fc.bigInt(0n, 300n),
);

const choice = fc.oneof(
  { weight: 2, arbitrary: word.map((value) => ({ code: push(value), pops: 0, pushes: 1 })) },
  { weight: 3, arbitrary: fc.constantFrom(...pieces) },
);

/** Programs that never fail: missing operands are pushed first, and at the end memory and stack are returned. */
export const program: fc.Arbitrary<Uint8Array> = fc
  .tuple(fc.array(choice, { maxLength: 60 }), fc.array(word, { minLength: 17, maxLength: 17 }))
  .map(([chosen, spare]) => {
    let height = 0;
    const code: Uint8Array[] = [];
    for (const piece of chosen) {
      for (; height < piece.pops; height += 1) code.push(push(spare[height] ?? 0n));
      code.push(piece.code);
      height += piece.pushes - piece.pops;
    }
    for (let index = 0; index < height; index += 1) {
      code.push(fromHex(`61${(OUTPUT + 32 * index).toString(16).padStart(4, '0')}52`));
    }
    const size = (OUTPUT + 32 * height).toString(16).padStart(4, '0');
    return concatBytes(...code, fromHex(`61${size}5ff3`));
  });
