import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concatBytes, fromHex, toHex } from '../bytes.ts';
import { decodeMessage } from './decode.ts';
import { encodeMessage } from './encode.ts';
import { defineEnum, defineMessage, mapOf, repeated } from './message-type.ts';
import { encodeDelimitedField, encodeVarint, encodeVarintField, MalformedMessage } from './wire.ts';

const Color = defineEnum('Color', { Red: 0, Green: 1 });
const Part = defineMessage('Part', { id: [1, 'int32'], name: [2, 'string'] });
const Thing = defineMessage('Thing', {
  flag: [3, 'bool'],
  count: [1, 'int64'],
  small: [2, 'int32'],
  color: [4, Color],
  part: [5, Part],
  parts: [6, repeated(Part)],
  data: [7, 'bytes'],
  sizes: [8, mapOf('string')],
  colors: [300, repeated(Color)],
});

const decode = (hex: string) => decodeMessage(Thing, fromHex(hex));

test('an empty message has all defaults', () => {
  expect(decode('')).toEqual({
    flag: false,
    count: 0n,
    small: 0,
    color: 'Red',
    part: undefined,
    parts: [],
    data: new Uint8Array(0),
    sizes: new Map(),
    colors: [],
  });
});

describe('encoding', () => {
  test('writes fields by number and leaves defaults out', () => {
    const bytes = encodeMessage(Thing, { flag: true, small: 0, count: 150n, color: 'Red' });
    expect(toHex(bytes)).toBe('0896011801');
  });

  test('writes an empty message that is there', () => {
    expect(toHex(encodeMessage(Thing, { part: {}, parts: [{}] }))).toBe('2a003200');
  });

  test('writes default elements of lists and entries of maps', () => {
    const bytes = encodeMessage(Thing, { colors: ['Red'], sizes: new Map([['', 0n]]) });
    expect(toHex(bytes)).toBe('42040a001000e01200');
  });

  test('orders maps by key as text', () => {
    const sizes = new Map([
      ['9', 1n],
      ['10', 2n],
    ]);
    expect([...decodeMessage(Thing, encodeMessage(Thing, { sizes })).sizes.keys()]).toEqual([
      '10',
      '9',
    ]);
  });

  test('writes negative int32 and int64 in ten bytes', () => {
    expect(toHex(encodeMessage(Thing, { small: -1 }))).toBe('10ffffffffffffffffff01');
    expect(toHex(encodeMessage(Thing, { count: -(2n ** 63n) }))).toBe('0880808080808080808001');
  });

  test('keeps enum numbers that it does not know', () => {
    const { color } = decode('2007');
    expect(color).toBe('UNRECOGNIZED_7');
    expect(toHex(encodeMessage(Thing, { color }))).toBe('2007');
    const bad = { color: 'Blue' } as unknown as { color: 'Red' };
    expect(() => encodeMessage(Thing, bad)).toThrow(RangeError);
  });
});

describe('decoding', () => {
  test.each([
    0n,
    1n,
    127n,
    128n,
    2n ** 49n - 1n,
    2n ** 49n,
    2n ** 56n,
    2n ** 63n - 1n,
    -1n,
    -(2n ** 63n),
  ])('reads int64 %d exactly', (count) =>
    expect(decodeMessage(Thing, encodeMessage(Thing, { count })).count).toBe(count),
  );

  test('reads what it writes, for every int64', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (count) => {
        expect(decodeMessage(Thing, encodeMessage(Thing, { count })).count).toBe(count);
      }),
    );
  });

  test('takes longer varints than needed, and only the low bits of an int32', () => {
    expect(decode('08808000').count).toBe(0n);
    expect(decode('10ffffffff1f').small).toBe(-1);
    expect(decode('18ffffffffffffffffff01').flag).toBe(true);
    expect(decode('08ffffffffffffffffff7f').count).toBe(-1n);
  });

  test('skips fields that it does not know', () => {
    const unknown = concatBytes(
      encodeVarintField(99, 5n),
      encodeDelimitedField(98, Uint8Array.of(1, 2)),
      encodeVarint(97n * 8n + 1n),
      new Uint8Array(8),
      encodeVarint(96n * 8n + 5n),
      new Uint8Array(4),
      encodeVarintField(1, 7n),
    );
    expect(decodeMessage(Thing, unknown).count).toBe(7n);
  });

  test('lets the last scalar win and merges messages', () => {
    expect(decode('08010802').count).toBe(2n);
    expect(decode('2a0208052a03120161').part).toEqual({ id: 5, name: 'a' });
  });

  test('lets the last entry of a key win and fills in missing halves', () => {
    const { sizes } = decode('42050a0161100142050a01611002420210074203' + '0a0162');
    expect(sizes).toEqual(
      new Map([
        ['a', 2n],
        ['', 7n],
        ['b', 0n],
      ]),
    );
  });

  test('gives copies, so that nothing keeps the input in memory', () => {
    const input = fromHex('3a020102');
    const { data } = decodeMessage(Thing, input);
    input.fill(0);
    expect(data).toEqual(Uint8Array.of(1, 2));
    expect(data.buffer.byteLength).toBe(2);
  });
});

describe('malformed bytes are refused', () => {
  test.each([
    ['a truncated tag', '88'],
    ['a truncated varint', '0880'],
    ['a varint of eleven bytes', '08ffffffffffffffffffff01'],
    ['a length beyond the end', '3a05010203'],
    ['a length beyond the end by one', '3a030102'],
    ['a huge length', '3affffffffffffffffff01'],
    ['a length that is cut off', '3a80'],
    ['field number zero', '0001'],
    ['a field number of 30 bits', '808080801000'],
    ['bytes for an int64', '0a0101'],
    ['a varint for bytes', '3801'],
    ['a fixed number for an int64', '090000000000000000'],
    ['a group', '0b0c'],
    ['an unknown group', 'f30600'],
    ['wire type 6', 'fe0600'],
    ['a nested truncation', '2a020880'],
    ['text that is not UTF-8', '2a0312' + '01ff'],
    ['a map entry with a wrong key type', '42020801'],
    ['a map entry with a wrong value type', '4202120'.padEnd(8, '0')],
  ])('%s', (_what, hex) => {
    expect(() => decode(hex)).toThrow(MalformedMessage);
  });

  test('and nothing else is ever thrown', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        try {
          decodeMessage(Thing, bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedMessage);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
