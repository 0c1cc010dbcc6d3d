import { fromHex } from '@vellum/tron/bytes';
import fc from 'fast-check';
import { utils } from 'tronweb';
import { describe, expect, test } from 'vitest';
import { canonicalName, parseAbiType } from './abi-type.ts';
import { decodeTopic, decodeValues, MalformedAbiData } from './abi-values.ts';

const coder = new utils.ethersUtils.AbiCoder();
const typeOf = (name: string) => parseAbiType(name)!;

/** A type name, a value for TronWeb's encoder, and the text we expect of it. */
type Sample = Readonly<{ type: string; value: unknown; text: unknown }>;

const word = fc.uint8Array({ minLength: 20, maxLength: 20 });
const plain: fc.Arbitrary<Sample> = fc.oneof(
  fc
    .bigInt({ min: 0n, max: 2n ** 256n - 1n })
    .map((value) => ({ type: 'uint256', value, text: value.toString() })),
  fc
    .bigInt({ min: -(2n ** 127n), max: 2n ** 127n - 1n })
    .map((value) => ({ type: 'int128', value, text: value.toString() })),
  fc.boolean().map((value) => ({ type: 'bool', value, text: String(value) })),
  fc.string({ unit: 'grapheme' }).map((value) => ({ type: 'string', value, text: value })),
  fc.uint8Array().map((value) => {
    const hex = Buffer.from(value).toString('hex');
    return { type: 'bytes', value: `0x${hex}`, text: hex };
  }),
  word.map((value) => {
    const hex = `0x${Buffer.from(value).toString('hex')}`;
    return { type: 'address', value: hex, text: hex };
  }),
  fc.uint8Array({ minLength: 8, maxLength: 8 }).map((value) => {
    const hex = Buffer.from(value).toString('hex');
    return { type: 'bytes8', value: `0x${hex}`, text: hex };
  }),
);

/** Lists of one type, of fixed or open length, up to two levels. */
const sample: fc.Arbitrary<Sample> = plain.chain((item) =>
  fc.oneof(
    fc.constant(item),
    fc.nat(3).map((count) => listOf(item, count, '')),
    fc.integer({ min: 1, max: 3 }).map((count) => listOf(item, count, String(count))),
    fc.nat(2).map((count) => listOf(listOf(item, 2, ''), count, '')),
  ),
);

function listOf({ type, value, text }: Sample, count: number, length: string): Sample {
  return {
    type: `${type}[${length}]`,
    value: Array(count).fill(value),
    text: Array(count).fill(text),
  };
}

describe('values', () => {
  test("whatever TronWeb's encoder writes is read back", () => {
    fc.assert(
      fc.property(fc.array(sample, { maxLength: 5 }), (samples) => {
        const types = samples.map(({ type }) => type);
        const data = coder.encode(
          types,
          samples.map(({ value }) => value),
        );
        expect(decodeValues(types.map(typeOf), fromHex(data))).toEqual(
          samples.map(({ text }) => text),
        );
      }),
    );
  });

  test('random data is decoded or refused, and quickly', () => {
    const types = ['uint256[][][]', 'string[]', 'bytes', 'address[2][]'].map(typeOf);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(0, 1, 2, 32, 64, 96, 255), { maxLength: 512 }),
        (bytes) => {
          try {
            decodeValues(
              types,
              Uint8Array.from(bytes.flatMap((byte) => [...Array(31).fill(0), byte])),
            );
          } catch (error) {
            expect(error).toBeInstanceOf(MalformedAbiData);
          }
        },
      ),
    );
  });

  test('offsets that many items share stop at a bound', () => {
    // Every word is 32: lists of 32 items that all stand one word further on, 32^9 values in 6 kB.
    const words = Array(200).fill([...Array(31).fill(0), 32]);
    const deep = typeOf('uint256[][][][][][][][][]');
    expect(() => decodeValues([deep], Uint8Array.from(words.flat()))).toThrow(MalformedAbiData);
  });
});

describe('topics', () => {
  test('of static types hold the value, of dynamic types only a hash', () => {
    const topic = fromHex('ff'.repeat(32));
    expect(decodeTopic(typeOf('int8'), topic)).toBe('-1');
    expect(decodeTopic(typeOf('string'), topic)).toBe('ff'.repeat(32));
    expect(decodeTopic(typeOf('uint256[2]'), topic)).toBe('ff'.repeat(32));
  });
});

describe('type names', () => {
  test('are read and written back in canonical form', () => {
    const names = {
      uint: 'uint256',
      'int[]': 'int256[]',
      trcToken: 'uint256',
      'bytes32[3][]': 'bytes32[3][]',
    };
    for (const [name, canonical] of Object.entries(names)) {
      expect(canonicalName(typeOf(name))).toBe(canonical);
    }
  });

  test('that cannot be decoded give no type', () => {
    const names = ['tuple', 'tuple[]', 'uint7', 'uint264', 'bytes33', 'bytes0', '', '[]', 'Foo'];
    for (const name of [...names, `uint${'[]'.repeat(1000)}`]) {
      expect(parseAbiType(name)).toBeUndefined();
    }
  });
});
