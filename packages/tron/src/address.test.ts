import fc from 'fast-check';
import { TronWeb } from 'tronweb';
import { describe, expect, test } from 'vitest';
import {
  addressBytes,
  encodeBase58Check,
  evmAddressBytes,
  fromHexAddress,
  type HexAddress,
  hexAddressFromBytes,
  parseAddress,
  parseHexAddress,
  shortenAddress,
  toHexAddress,
} from './address.ts';
import { fromHex, toHex } from './bytes.ts';

const TEXT = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC';
const HEX = '417e5f4552091a69125d5dfcb7b8c2659029395bdf';

const anyHexAddress = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => hexAddressFromBytes(bytes));

describe('spellings of an address', () => {
  test('S9.11 all lead to the same one, in base58 of 34 characters', () => {
    expect(TEXT).toHaveLength(34);
    expect(parseAddress(TEXT)).toBe(TEXT);
    for (const text of [TEXT, HEX, HEX.toUpperCase(), `0x${HEX.slice(2)}`]) {
      expect(parseHexAddress(text)).toBe(HEX);
    }
  });

  test('equal those of TronWeb, both ways', () => {
    fc.assert(
      fc.property(anyHexAddress, (hex) => {
        const address = fromHexAddress(hex);
        expect(address).toBe(TronWeb.address.fromHex(hex));
        expect(TronWeb.isAddress(address)).toBe(true);
        expect(parseAddress(address)).toBe(address);
        expect(toHexAddress(address)).toBe(hex);
        expect(parseHexAddress(address)).toBe(hex);
        expect(hexAddressFromBytes(addressBytes(hex))).toBe(hex);
        expect(hexAddressFromBytes(evmAddressBytes(hex))).toBe(hex);
      }),
    );
  });

  test('21 and 20 bytes', () => {
    expect(toHex(addressBytes(HEX as HexAddress))).toBe(HEX);
    expect(toHex(evmAddressBytes(HEX as HexAddress))).toBe(HEX.slice(2));
  });
});

describe('what is no address', () => {
  const otherPrefix = encodeBase58Check(fromHex(`42${HEX.slice(2)}`));
  const tooLong = encodeBase58Check(fromHex(`${HEX}00`));

  test.each([
    ['empty', ''],
    ['a wrong checksum', `${TEXT.slice(0, -1)}D`],
    ['a letter outside the alphabet', `${TEXT.slice(0, -1)}0`],
    ['a space in front', ` ${TEXT}`],
    ['one character less', TEXT.slice(0, -1)],
    ['another prefix', otherPrefix],
    ['one byte more', tooLong],
    ['a text of 34 other characters', 'T'.repeat(34)],
  ])('%s is refused', (_what, text) => {
    expect(parseAddress(text)).toBeNull();
    expect(parseHexAddress(text)).toBeNull();
  });

  test.each([HEX.slice(2), `0x${HEX}`, `42${HEX.slice(2)}`, `${HEX}0`, HEX.slice(0, -1)])(
    '%s is refused',
    (text) => expect(parseHexAddress(text)).toBeNull(),
  );

  test('a base58 text with one character changed is refused', () => {
    const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
    fc.assert(
      fc.property(anyHexAddress, fc.nat(33), fc.constantFrom(...alphabet), (hex, at, letter) => {
        const address = fromHexAddress(hex);
        fc.pre(address[at] !== letter);
        expect(parseAddress(address.slice(0, at) + letter + address.slice(at + 1))).toBeNull();
      }),
    );
  });

  test.each([0, 19, 22])('%d bytes are refused', (length) => {
    expect(() => hexAddressFromBytes(new Uint8Array(length))).toThrow(RangeError);
  });

  test('21 bytes without the prefix are refused', () => {
    expect(() => hexAddressFromBytes(new Uint8Array(21))).toThrow(RangeError);
  });
});

test('S9.12 address display is the first 6 and the last 4 characters', () => {
  expect(shortenAddress(fromHexAddress(HEX as HexAddress))).toBe('TMVQGm...K2HC');
});
