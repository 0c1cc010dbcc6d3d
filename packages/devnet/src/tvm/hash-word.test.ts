import { keccak256 } from '@vellum/tron/hash';
import { describe, expect, test } from 'vitest';
import { hashWord } from './hash-word.ts';
import { wordOfBytes } from './words.ts';

const plain = (bytes: Uint8Array) => wordOfBytes(keccak256(bytes));

/** As many different inputs as one likes, each of `length` bytes. */
function input(length: number, n: number): Uint8Array {
  const bytes = new Uint8Array(length);
  new DataView(bytes.buffer).setUint32(length - 4, n);
  return bytes;
}

describe('hashWord', () => {
  test.each([32, 63, 64, 65, 100])(
    'is keccak256 of %d bytes, the first time and again',
    (length) => {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + 200) & 0xff);
      expect([hashWord(bytes), hashWord(bytes)]).toEqual([plain(bytes), plain(bytes)]);
    },
  );

  test('tells inputs apart that differ in one byte, whichever', () => {
    const words = Array.from({ length: 64 }, (_, at) =>
      hashWord(Uint8Array.from({ length: 64 }, (_, other) => (other === at ? 0x80 : 0))),
    );
    expect(new Set(words).size).toBe(64);
  });

  test('stays right when it has forgotten', () => {
    const many = Array.from({ length: 5_000 }, (_, n) => input(64, n));
    for (const bytes of many) hashWord(bytes);
    for (const bytes of many.slice(0, 50)) expect(hashWord(bytes)).toBe(plain(bytes));
  });

  test('does not keep the memory it was given', () => {
    const bytes = input(64, 1);
    const before = hashWord(bytes);
    bytes.fill(0xee);
    expect(hashWord(bytes)).toBe(plain(bytes));
    expect(hashWord(input(64, 1))).toBe(before);
  });
});
