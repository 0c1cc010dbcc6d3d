/** Grows as needed; `take` hands out a copy of exactly what was written. */
export class ByteWriter {
  #bytes = Buffer.allocUnsafe(1024);
  #length = 0;

  u8(value: number): void {
    this.#reserve(1);
    this.#bytes[this.#length] = value;
    this.#length += 1;
  }

  f64(value: number): void {
    this.#reserve(8);
    this.#length = this.#bytes.writeDoubleBE(value, this.#length);
  }

  /** Unsigned LEB128; `value` must be a safe integer. */
  varint(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.u8((rest % 0x80) + 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.u8(rest);
  }

  raw(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  text(value: string, encoding: 'utf8' | 'hex'): void {
    if (encoding === 'utf8' && this.#shortAscii(value)) return;
    const size = encoding === 'hex' ? value.length / 2 : Buffer.byteLength(value);
    this.varint(size);
    this.#reserve(size);
    this.#length += this.#bytes.write(value, this.#length, encoding);
  }

  clear(): void {
    this.#length = 0;
  }

  take(): Uint8Array {
    const copy = new Uint8Array(this.#length);
    copy.set(this.#bytes.subarray(0, this.#length));
    this.clear();
    return copy;
  }

  /** Most texts are short names, which are written faster here than by the buffer; tells whether it was one. */
  #shortAscii(value: string): boolean {
    const { length } = value;
    if (length >= 0x80) return false;
    this.#reserve(1 + length);
    const bytes = this.#bytes;
    const start = this.#length + 1;
    for (let index = 0; index < length; index += 1) {
      const code = value.charCodeAt(index);
      if (code >= 0x80) return false;
      bytes[start + index] = code;
    }
    bytes[this.#length] = length;
    this.#length = start + length;
    return true;
  }

  #reserve(size: number): void {
    if (this.#length + size <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#length + size));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
