import { evmAddressBytes, hexAddressFromBytes, parseHexAddress } from '../address.ts';
import { bytesToUtf8, concatBytes, utf8ToBytes } from '../bytes.ts';
import { MalformedAbiData } from './abi-errors.ts';
import { refusal, type ValueCodec } from './value-codec.ts';
import { padToWords, WORD, wordOf } from './words.ts';

export const address: ValueCodec = {
  dynamic: false,
  size: WORD,
  encode: (value) => {
    const parsed = typeof value === 'string' ? parseHexAddress(value) : null;
    if (parsed === null) throw refusal('an address', value);
    return concatBytes(new Uint8Array(12), evmAddressBytes(parsed));
  },
  decode: (reader, at) => hexAddressFromBytes(reader.bytes(at, WORD).subarray(12)),
};

export const bool: ValueCodec = {
  dynamic: false,
  size: WORD,
  encode: (value) => {
    if (typeof value !== 'boolean') throw refusal('a boolean', value);
    return wordOf(value ? 1n : 0n);
  },
  decode: (reader, at) => {
    const value = reader.uint(at);
    if (value > 1n) throw new MalformedAbiData(`not a boolean: ${value}`);
    return value === 1n;
  },
};

export function integer(bits: number, signed: boolean): ValueCodec {
  const clamp = signed ? BigInt.asIntN : BigInt.asUintN;
  return {
    dynamic: false,
    size: WORD,
    encode: (value) => {
      if (typeof value !== 'bigint' || clamp(bits, value) !== value) {
        throw refusal(`an integer of ${bits} bits`, value);
      }
      return wordOf(value);
    },
    decode: (reader, at) => {
      const value = clamp(256, reader.uint(at));
      if (clamp(bits, value) !== value) throw new MalformedAbiData(`${value} exceeds ${bits} bits`);
      return value;
    },
  };
}

export function fixedBytes(size: number): ValueCodec {
  return {
    dynamic: false,
    size: WORD,
    encode: (value) => {
      if (!(value instanceof Uint8Array) || value.length !== size) {
        throw refusal(`${size} bytes`, value);
      }
      return padToWords(value);
    },
    decode: (reader, at) => reader.bytes(at, WORD).slice(0, size),
  };
}

export const bytes: ValueCodec<Uint8Array> = {
  dynamic: true,
  size: WORD,
  encode: (value) => {
    if (!(value instanceof Uint8Array)) throw refusal('bytes', value);
    return concatBytes(wordOf(BigInt(value.length)), padToWords(value));
  },
  decode: (reader, at) => reader.bytes(at + WORD, reader.size(at)),
};

export const text: ValueCodec = {
  ...bytes,
  encode: (value) => {
    if (typeof value !== 'string') throw refusal('a text', value);
    return bytes.encode(utf8ToBytes(value));
  },
  decode: (reader, at) => bytesToUtf8(bytes.decode(reader, at)),
};
