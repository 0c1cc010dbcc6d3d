import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bytesToUtf8,
  concatBytes,
  equalBytes,
  fromHex,
  joinBytes,
  MalformedHex,
  parseUtf8,
  toHex,
  utf8ToBytes,
} from './bytes.ts';

const bytes = fc.uint8Array({ maxLength: 100 });

describe('hex', () => {
  test('gives back what it was made from, in either case and with 0x', () => {
    fc.assert(
      fc.property(bytes, (value) => {
        const text = toHex(value);
        expect(text).toBe(Buffer.from(value).toString('hex'));
        expect(fromHex(text)).toEqual(value);
        expect(fromHex(`0x${text.toUpperCase()}`)).toEqual(value);
      }),
    );
  });

  test.each(['0', '0x0', 'zz', '0X00', ' 00', '00 ', '0g', '00\n', '-1'])(
    '%j is refused',
    (text) => {
      expect(() => fromHex(text)).toThrow(MalformedHex);
    },
  );
});

test('bytes are joined in order', () => {
  fc.assert(
    fc.property(fc.array(bytes), (parts) => {
      expect(joinBytes(parts)).toEqual(Uint8Array.from(parts.flatMap((part) => [...part])));
    }),
  );
  expect(concatBytes(Uint8Array.of(1), Uint8Array.of(2, 3))).toEqual(Uint8Array.of(1, 2, 3));
});

test('a list too long to be spread is joined', () => {
  const part = Uint8Array.of(7);
  expect(joinBytes(Array(300_000).fill(part))).toHaveLength(300_000);
});

test('bytes are equal when length and content are', () => {
  expect(equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 2))).toBe(true);
  expect(equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 3))).toBe(false);
  expect(equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 2, 0))).toBe(false);
});

describe('UTF-8', () => {
  test('gives back every text, also one that begins with a byte order mark', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(bytesToUtf8(utf8ToBytes(text))).toBe(text);
        expect(parseUtf8(utf8ToBytes(text))).toBe(text);
      }),
    );
    expect(bytesToUtf8(utf8ToBytes('\ufeffx'))).toBe('\ufeffx');
  });

  test('what is malformed is replaced or, when parsed, refused', () => {
    const broken = Uint8Array.of(0x61, 0xff);
    expect(bytesToUtf8(broken)).toBe('a\ufffd');
    expect(parseUtf8(broken)).toBeNull();
  });
});
