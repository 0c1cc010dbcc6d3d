/** Gathers the messages of rows. As long as they are those of `before` it compares and keeps nothing. */
export class RowBytes {
  readonly #before: Buffer | null;
  /** Bytes of `before` that came again. */
  #same = 0;
  readonly #others: Buffer[] = [];

  constructor(before: Buffer | null) {
    this.#before = before;
  }

  /** Takes the message of this length that begins at `at`, maybe those behind it too; tells where it came to. */
  take(data: Buffer, at: number, length: number): number {
    const taken = this.#others.length === 0 ? this.#compare(data, at, length) : 0;
    if (taken === 0) this.#others.push(data.subarray(at, at + length));
    return at + (taken || length);
  }

  /** All that was taken; `before` itself when it is the same. */
  whole(): Buffer {
    const before = this.#before?.subarray(0, this.#same);
    if (this.#before !== null && this.#others.length === 0 && this.#same === this.#before.length) {
      return this.#before;
    }
    const parts = before === undefined ? this.#others : [before, ...this.#others];
    // Of its own memory: what is kept must not hold on to what it arrived in, or to what else is cut from a pool.
    const whole = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) at += part.copy(whole, at);
    return whole;
  }

  /** Bytes from here on that are the same as in `before`: mostly all of them, which arrive and are compared together. */
  #compare(data: Buffer, at: number, length: number): number {
    const left = (this.#before?.length ?? 0) - this.#same;
    const taken = this.#isSame(data, at, left) ? left : this.#isSame(data, at, length) ? length : 0;
    this.#same += taken;
    return taken;
  }

  #isSame(data: Buffer, at: number, length: number): boolean {
    const [before, from] = [this.#before, this.#same];
    if (before === null || from + length > before.length || at + length > data.length) return false;
    return before.compare(data, at, at + length, from, from + length) === 0;
  }
}
