/** Bytes that end early or hold an unknown tag: not what a writer made. */
export class MalformedBytes extends Error {
  override readonly name = 'MalformedBytes';
}

/** Reads what `ByteWriter` wrote; throws `MalformedBytes` instead of reading past the end. */
export class ByteReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  get done(): boolean {
    return this.#at === this.#bytes.length;
  }

  u8(): number {
    return this.#bytes[this.#advance(1)] as number;
  }

  f64(): number {
    return this.#bytes.readDoubleBE(this.#advance(8));
  }

  varint(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.u8();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
      scale *= 0x80;
      if (scale > Number.MAX_SAFE_INTEGER) throw new MalformedBytes('number out of range');
    }
  }

  /** A copy, so that a small value does not keep a large file in memory. */
  raw(size: number): Uint8Array {
    const start = this.#advance(size);
    return new Uint8Array(this.#bytes.subarray(start, start + size));
  }

  text(encoding: 'utf8' | 'hex'): string {
    const size = this.varint();
    const start = this.#advance(size);
    return this.#bytes.toString(encoding, start, start + size);
  }

  #advance(size: number): number {
    const start = this.#at;
    if (start + size > this.#bytes.length) throw new MalformedBytes('bytes end early');
    this.#at = start + size;
    return start;
  }
}
