import { putWord, type Word, wordAt } from './words.ts';

const INITIAL_BYTES = 1024;
const WORD_BYTES = 32;
const EMPTY = new Uint8Array(0);
const NO_VIEW = new DataView(EMPTY.buffer);
const MOST_SPARE = 64;

/** Views of zeros that frames have left behind: to make one takes as long as dozens of operations. */
const spare: DataView<ArrayBuffer>[] = [];

const wholeWords = (bytes: number): number => Math.ceil(bytes / WORD_BYTES) * WORD_BYTES;

/** Memory of a frame: grows by whole words when touched, and by nothing when zero bytes are asked for. */
export class Memory {
  #view = spare.pop() ?? new DataView(new ArrayBuffer(INITIAL_BYTES));
  #bytes = new Uint8Array(this.#view.buffer);
  /** Bytes in use, a multiple of 32; what energy is charged for. */
  size = 0;

  readWord(offset: number): Word {
    this.extend(offset, WORD_BYTES);
    return wordAt(this.#view, offset);
  }

  writeWord(offset: number, word: Word): void {
    this.extend(offset, WORD_BYTES);
    putWord(this.#view, offset, word);
  }

  writeByte(offset: number, byte: number): void {
    this.extend(offset, 1);
    this.#bytes[offset] = byte;
  }

  /** A copy of the bytes. */
  read(offset: number, length: number): Uint8Array {
    if (length === 0) return EMPTY;
    this.extend(offset, length);
    return this.#bytes.slice(offset, offset + length);
  }

  /** The bytes themselves, which the next write may change. */
  view(offset: number, length: number): Uint8Array {
    if (length === 0) return EMPTY;
    this.extend(offset, length);
    return this.#bytes.subarray(offset, offset + length);
  }

  write(offset: number, bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    this.extend(offset, bytes.length);
    this.#bytes.set(bytes, offset);
  }

  /** Fills `length` bytes from `source` at `from`, with zeros where the source has ended. */
  writeFrom(offset: number, length: number, source: Uint8Array, from: number): void {
    if (length === 0) return;
    this.extend(offset, length);
    const available = source.subarray(from, from + length);
    this.#bytes.set(available, offset);
    this.#bytes.fill(0, offset + available.length, offset + length);
  }

  copy(to: number, from: number, length: number): void {
    if (length === 0) return;
    this.extend(Math.max(to, from), length);
    this.#bytes.copyWithin(to, from, from + length);
  }

  extend(offset: number, length: number): void {
    const end = offset + length;
    if (length === 0 || end <= this.#bytes.length) {
      if (length > 0 && end > this.size) this.size = wholeWords(end);
      return;
    }
    this.#grow(end);
    this.stretch(end);
  }

  /** Counts memory up to `end` as used, without room for bytes that nobody can pay to read. */
  stretch(end: number): void {
    this.size = Math.max(this.size, wholeWords(end));
  }

  /** Gives the room to later frames; nothing may be read or written any more. */
  release(): void {
    if (this.#bytes.length === INITIAL_BYTES && spare.length < MOST_SPARE) {
      this.#bytes.fill(0, 0, this.size);
      spare.push(this.#view);
    }
    this.#view = NO_VIEW;
    this.#bytes = EMPTY;
  }

  #grow(end: number): void {
    const bytes = new Uint8Array(Math.max(wholeWords(end), 2 * this.#bytes.length));
    bytes.set(this.#bytes);
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer);
  }
}
