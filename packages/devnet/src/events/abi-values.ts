import { bytesToUtf8, toHex } from '@vellum/tron/bytes';
import type { Json } from '@vellum/tron/json';
import { type AbiType, headSize, isDynamic } from './abi-type.ts';

const WORD = 32;
/** Overlapping offsets let a few bytes of log data stand for endless values. */
const MAX_VALUES = 4_096;

/** Thrown when data is not an encoding of the expected types. */
export class MalformedAbiData extends Error {
  override name = 'MalformedAbiData';
}

/** Values in the event API's spelling: numbers in decimal, addresses as 0x, bytes as bare hex, all texts. */
export function decodeValues(types: readonly AbiType[], data: Uint8Array): Json[] {
  return new Reader(data).sequence(types, 0);
}

/** The value of an indexed parameter; of dynamic ones only the hash is on the chain. */
export function decodeTopic(type: AbiType, topic: Uint8Array): Json {
  return type.kind === 'array' || isDynamic(type) ? toHex(topic) : word(type, topic);
}

class Reader {
  readonly #data: Uint8Array;
  #values = 0;

  constructor(data: Uint8Array) {
    this.#data = data;
  }

  /** Values that stand one after another from `start`, which their offsets count from. */
  sequence(types: readonly AbiType[], start: number): Json[] {
    let at = start;
    return types.map((type) => {
      const value = isDynamic(type)
        ? this.#value(type, start + this.#count(at))
        : this.#value(type, at);
      at += headSize(type);
      return value;
    });
  }

  #value(type: AbiType, at: number): Json {
    if (++this.#values > MAX_VALUES) throw new MalformedAbiData('too many values');
    if (type.kind === 'array') return this.#array(type.item, type.length, at);
    if (type.kind === 'string') return bytesToUtf8(this.#bytes(at));
    if (type.kind === 'bytes') return toHex(this.#bytes(at));
    return word(type, this.#slice(at, WORD));
  }

  #array(item: AbiType, length: number | undefined, at: number): Json {
    const count = length ?? this.#count(at);
    if (count > MAX_VALUES) throw new MalformedAbiData('too many values');
    return this.sequence(Array(count).fill(item), length === undefined ? at + WORD : at);
  }

  #bytes(at: number): Uint8Array {
    return this.#slice(at + WORD, this.#count(at));
  }

  /** A length or offset: never beyond the data. */
  #count(at: number): number {
    const value = BigInt(`0x${toHex(this.#slice(at, WORD))}`);
    if (value > this.#data.length) throw new MalformedAbiData('points outside the data');
    return Number(value);
  }

  #slice(at: number, size: number): Uint8Array {
    if (at + size > this.#data.length) throw new MalformedAbiData('data ends early');
    return this.#data.subarray(at, at + size);
  }
}

function word(type: AbiType, bytes: Uint8Array): Json {
  const value = BigInt(`0x${toHex(bytes)}`);
  switch (type.kind) {
    case 'address':
      return `0x${toHex(bytes.subarray(12))}`;
    case 'bool':
      return value === 0n ? 'false' : 'true';
    case 'int':
      return BigInt.asIntN(type.bits, value).toString();
    case 'fixed-bytes':
      return toHex(bytes.subarray(0, type.size));
    default:
      return value.toString();
  }
}
