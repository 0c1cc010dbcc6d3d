import { type Word, wordOfBytes } from '../words.ts';

const INT32_MAX = 0x7fffffff;
const SIGNATURE_LENGTH = 65;

/** Thrown where java-tron would leave the bounds of an array. */
export class OutOfBounds extends Error {}

/** The arguments of a signature check: ABI words, read without trusting any offset in them. */
export class SignatureArguments {
  readonly #input: Uint8Array;

  constructor(input: Uint8Array) {
    this.#input = input;
  }

  bytes(index: number): Uint8Array {
    if (index < 0 || 32 * (index + 1) > this.#input.length) throw new OutOfBounds();
    return this.#input.subarray(32 * index, 32 * (index + 1));
  }

  word(index: number): Word {
    return wordOfBytes(this.bytes(index));
  }

  /** A word as java-tron narrows it to an int. */
  int(index: number): number {
    const word = this.word(index);
    return word > BigInt(INT32_MAX) ? INT32_MAX : Number(word);
  }

  /** Index of the first word of the array whose offset stands in word `index`. */
  arrayAt(index: number): number {
    return Math.floor(this.int(index) / 32);
  }

  /**
   * The byte strings of an array, each cut to the 65 bytes that matter; shorter ones stay short. At most
   * `limit` + 1 are read, which is enough to see that there are too many.
   */
  signatures(array: number, limit: number): Uint8Array[] {
    if (32 * (array + 1) > this.#input.length) return [];
    const count = Math.min(this.int(array), limit + 1);
    return Array.from({ length: count }, (_, index) => this.#signature(array, index));
  }

  addresses(array: number, limit: number): Word[] {
    const count = Math.min(this.int(array), limit + 1);
    return Array.from({ length: count }, (_, index) => this.word(array + 1 + index));
  }

  #signature(array: number, index: number): Uint8Array {
    const entry = array + Math.floor(this.int(array + 1 + index) / 32) + 1;
    const length = this.int(entry);
    const from = 32 * (entry + 1);
    if (from > this.#input.length || from + length > INT32_MAX) throw new OutOfBounds();
    const signature = new Uint8Array(Math.min(length, SIGNATURE_LENGTH));
    signature.set(this.#input.subarray(from, from + signature.length));
    return signature;
  }
}
