import { fromHex, toHex } from '../bytes.ts';
import { MalformedAbiData } from './abi-errors.ts';

export const WORD = 32;

/** 32 bytes, big-endian, two's complement. */
export function wordOf(value: bigint): Uint8Array {
  return fromHex(
    BigInt.asUintN(256, value)
      .toString(16)
      .padStart(2 * WORD, '0'),
  );
}

/** Bytes followed by zeros up to a whole number of words. */
export function padToWords(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil(bytes.length / WORD) * WORD);
  padded.set(bytes);
  return padded;
}

/** Reads ABI data that cannot be trusted: beyond the end, or more often than data of this size needs, throws. */
export class WordReader {
  readonly #bytes: Uint8Array;
  #reads: number;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    // Offsets may point anywhere, so a short text could unfold without end; honest data has each
    // word read once.
    this.#reads = 256 + Math.ceil(bytes.length / WORD) * 4;
  }

  /** To be called once per decoded element, also of those that take no room. */
  count(): void {
    if (this.#reads-- === 0) throw new MalformedAbiData('data refers to itself too often');
  }

  bytes(at: number, length: number): Uint8Array {
    if (at + length > this.#bytes.length) throw new MalformedAbiData('data is too short');
    return this.#bytes.slice(at, at + length);
  }

  uint(at: number): bigint {
    return BigInt(`0x${toHex(this.bytes(at, WORD))}`);
  }

  /** An offset or a length. However large, reading there is refused. */
  size(at: number): number {
    return Number(this.uint(at));
  }
}
