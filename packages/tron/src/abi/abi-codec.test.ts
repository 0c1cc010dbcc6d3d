import fc from 'fast-check';
import * as OxParameters from 'ox/AbiParameters';
import { describe, expect, test } from 'vitest';
import { inBase58, samples } from '../../test/abi-arbitrary.ts';
import { concatBytes, fromHex, toHex } from '../bytes.ts';
import { decodeValues, encodeValues } from './abi-codec.ts';
import { MalformedAbiData, UnencodableValue } from './abi-errors.ts';
import { wordOf } from './words.ts';

const many = { numRuns: 1_000 };
const word = (value: number | bigint) => wordOf(BigInt(value));
const encode = (type: string, value: unknown) => encodeValues([{ type }], [value]);
const decode = (type: string, ...words: Uint8Array[]) =>
  decodeValues([{ type }], concatBytes(...words))[0];

describe('values of any types', () => {
  test('are encoded as ox encodes them', () => {
    fc.assert(
      fc.property(samples, (list) => {
        const parameters = list.map(({ parameter }) => parameter);
        const theirs = OxParameters.encode(
          parameters as never,
          list.map((one) => one.theirs) as never,
        );
        const ours = encodeValues(
          parameters,
          list.map(({ value }) => value),
        );
        expect(toHex(ours)).toBe((theirs as string).slice(2));
      }),
      many,
    );
  });

  test('are decoded to what they were, as ox decodes them', () => {
    fc.assert(
      fc.property(samples, (list) => {
        const parameters = list.map(({ parameter }) => parameter);
        const data = encodeValues(
          parameters,
          list.map(({ value }) => value),
        );
        expect(decodeValues(parameters, data)).toEqual(list.map(({ value }) => value));
        const theirs = OxParameters.decode(parameters as never, data, { checksumAddress: false });
        expect(theirs).toEqual(list.map((one) => one.theirs));
      }),
      many,
    );
  });

  test('keep their places in lists of lists', () => {
    const lists = fc.array(fc.array(fc.tuple(fc.string(), fc.string())));
    fc.assert(
      fc.property(lists, (value) => {
        const parameters = [{ type: 'string[2][][]' }] as const;
        const data = encodeValues(parameters, [value]);
        expect(toHex(data)).toBe(OxParameters.encode(parameters, [value]).slice(2));
        expect(decodeValues(parameters, data)).toEqual([value]);
      }),
    );
  });

  test('may have addresses in base58', () => {
    fc.assert(
      fc.property(samples, (list) => {
        const parameters = list.map(({ parameter }) => parameter);
        const values = list.map(({ value }) => value);
        expect(encodeValues(parameters, values.map(inBase58))).toEqual(
          encodeValues(parameters, values),
        );
      }),
    );
  });

  test('from random bytes give values or the own error, never anything else', () => {
    fc.assert(
      fc.property(samples, fc.uint8Array({ maxLength: 400 }), (list, data) => {
        try {
          decodeValues(
            list.map(({ parameter }) => parameter),
            data,
          );
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedAbiData);
        }
      }),
      many,
    );
  });
});

describe('types', () => {
  test('uint and int are of 256 bits, trcToken is an unsigned one', () => {
    for (const type of ['uint', 'trcToken']) expect(encode(type, 5n)).toEqual(word(5));
    expect(encode('int', -1n)).toEqual(word(-1));
    expect(decode('int', word(-1))).toBe(-1n);
  });

  test.each([
    'uint7',
    'uint0',
    'uint264',
    'bytes0',
    'bytes33',
    'tuple',
    'function',
    'fixed',
    '',
    '[]',
    'uint256[',
    'uint256[-1]',
    `uint256${'[]'.repeat(10_000)}`,
  ])('%s is none', (type) => expect(() => decode(type, word(0))).toThrow(MalformedAbiData));
});

describe('values that do not fit', () => {
  test.each<[string, unknown]>([
    ['uint8', 256n],
    ['uint8', -1n],
    ['uint8', 5],
    ['uint8', '5'],
    ['int8', 128n],
    ['int8', -129n],
    ['uint256', 2n ** 256n],
    ['bool', 1],
    ['string', 5],
    ['bytes', '0x00'],
    ['bytes2', Uint8Array.of(1)],
    ['bytes2', Uint8Array.of(1, 2, 3)],
    ['address', 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HD'],
    ['address', new Uint8Array(20)],
    ['uint8[]', 5n],
    ['uint8[2]', [5n]],
    ['uint8[2]', [5n, 6n, 7n]],
  ])('%s takes no %o', (type, value) => {
    expect(() => encode(type, value)).toThrow(UnencodableValue);
  });

  test('too few, too many and missing ones are refused', () => {
    const parameters = [{ type: 'uint8' }, { type: 'uint8' }];
    expect(() => encodeValues(parameters, [1n])).toThrow(UnencodableValue);
    expect(() => encodeValues(parameters, [1n, 2n, 3n])).toThrow(UnencodableValue);
    const tuple = { type: 'tuple', components: [{ name: 'a', type: 'uint8' }] };
    expect(() => encodeValues([tuple], [{}])).toThrow(UnencodableValue);
    expect(() => encodeValues([tuple], [null])).toThrow(UnencodableValue);
  });
});

describe('data that does not fit', () => {
  test.each<[string, string, Uint8Array[]]>([
    ['nothing at all', 'uint256', []],
    ['half a word', 'uint256', [new Uint8Array(16)]],
    ['a boolean of two', 'bool', [word(2)]],
    ['a uint8 of 256', 'uint8', [word(256)]],
    ['an int8 of 128', 'int8', [word(128)]],
    ['an offset beyond the end', 'bytes', [word(64)]],
    ['an offset that wraps around', 'bytes', [word(-32), word(0)]],
    ['a length beyond the end', 'bytes', [word(32), word(33), word(0)]],
    ['an absurd length', 'bytes', [word(32), word(2n ** 255n)]],
    ['a list longer than the data', 'uint256[]', [word(32), word(3), word(1), word(2)]],
  ])('%s is refused', (_what, type, words) => {
    expect(() => decode(type, ...words)).toThrow(MalformedAbiData);
  });

  test('is ignored where it is more than needed', () => {
    expect(decode('uint256', word(5), word(6))).toBe(5n);
    expect(decode('address', fromHex(`${'ff'.repeat(12)}${'11'.repeat(20)}`))).toBe(
      `41${'11'.repeat(20)}`,
    );
  });

  test('has text that is not UTF-8 replaced, because contracts may say anything', () => {
    const broken = new Uint8Array(32).fill(0xff, 0, 1);
    expect(decode('string', word(32), word(1), broken)).toBe('\ufffd');
  });
});

describe('data made to unfold without end', () => {
  test('is refused when every element leads to another list', () => {
    // Wherever it is read, 64 is both an offset to the next list and the length of that list.
    const bomb = [word(32), ...(Array(200).fill(word(64)) as Uint8Array[])];
    expect(() => decode('uint256[][][][][]', ...bomb)).toThrow(MalformedAbiData);
  });

  test.each([
    'uint256[4294967295]',
    'uint256[0][4294967295]',
    'string[999999999999]',
    'uint8[99999999999999999999999]',
  ])('is refused for %s', (type) =>
    expect(() => decode(type, word(0), word(0))).toThrow(MalformedAbiData),
  );

  test('is refused for a long list of nothing', () => {
    const data = new Uint8Array(64 + 32 * 10_000);
    data.set(word(32));
    data.set(word(300_000), 32);
    expect(() => decodeValues([{ type: 'uint256[0][]' }], data)).toThrow(MalformedAbiData);
  });
});
