import { arrayFault } from '../fault.ts';
import { type Word, wordOfBytes } from '../words.ts';

const INT32_MAX = 0x7fffffff;
const WORD_SIZE = 32;

/** The arguments of a signature check: ABI words, read without trusting any offset in them. Indices wrap as java's ints. */
export class SignatureArguments {
  readonly #input: Uint8Array;
  /** Whole words of the input. */
  readonly #words: number;

  constructor(input: Uint8Array) {
    this.#input = input;
    this.#words = Math.floor(input.length / WORD_SIZE);
  }

  bytes(index: number): Uint8Array {
    if (index < 0 || index >= this.#words) {
      throw arrayFault(`Index ${index} out of bounds for length ${this.#words}`);
    }
    return this.#input.subarray(WORD_SIZE * index, WORD_SIZE * (index + 1));
  }

  word(index: number): Word {
    return wordOfBytes(this.bytes(index));
  }

  /** A word as java-tron narrows it to an int. */
  int(index: number): number {
    const word = this.word(index);
    return word > BigInt(INT32_MAX) ? INT32_MAX : Number(word);
  }

  /** Index of the first word of the array whose offset is in word `index`. */
  arrayAt(index: number): number {
    return Math.floor(this.int(index) / WORD_SIZE);
  }

  /**
   * The byte strings of an array. At most `limit` + 1 are copied, which is enough to see that there are too many; of the
   * others only the bounds are checked.
   */
  signatures(array: number, limit: number): Uint8Array[] {
    if (array > this.#words - 1) return [];
    const ranges = this.#list(array, (at) => this.#range(array, at));
    return ranges.slice(0, limit + 1).map(([from, length]) => {
      const bytes = new Uint8Array(Math.min(length, this.#input.length));
      bytes.set(this.#input.subarray(from, from + bytes.length));
      return bytes;
    });
  }

  addresses(array: number): Word[] {
    return this.#list(array, (at) => this.word(at));
  }

  /** An array longer than the input ends out of bounds, at the latest after the last word. */
  #list<T>(array: number, read: (at: number) => T): T[] {
    const length = this.int(array);
    const items: T[] = [];
    for (let index = 0; index < length; index += 1) items.push(read((array + 1 + index) | 0));
    return items;
  }

  #range(array: number, at: number): readonly [from: number, length: number] {
    const offset = Math.floor(this.int(at) / WORD_SIZE);
    const length = this.int((array + offset + 1) | 0);
    const from = Math.imul(array + offset + 2, WORD_SIZE);
    const { length: available } = this.#input;
    if (from < 0) throw arrayFault(sourceIndex(from, available));
    if (from > available) throw arrayFault(`arraycopy: length ${available - from} is negative`);
    return [from, length];
  }
}

const sourceIndex = (from: number, available: number): string =>
  `arraycopy: source index ${from} out of bounds for byte[${available}]`;
