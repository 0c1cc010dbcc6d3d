/** Bytes that may be written at once, and that come back each second: a day of the most is some 180 MB. */
const BURST = 4 * 1024 * 1024;
const PER_SECOND = 2 * 1024;

const NOTICE = '… the log is full: lines are left out until there is room again';

/** A log whose size does not depend on what strangers make the chain do. */
export class BoundedLog {
  readonly #output: (line: string) => void;
  readonly #now: () => number;
  #room = BURST;
  #filledAt: number;
  #leftOut = 0;

  /** `now` in milliseconds. */
  constructor(output: (line: string) => void, now: () => number) {
    this.#output = output;
    this.#now = now;
    this.#filledAt = now();
  }

  write(line: string): void {
    this.#refill();
    const size = Buffer.byteLength(line) + 1;
    if (size > this.#room) {
      if (this.#leftOut === 0) this.#put(NOTICE);
      this.#leftOut += 1;
      return;
    }
    if (this.#leftOut > 0) this.#put(`… left out ${this.#leftOut} lines`);
    this.#leftOut = 0;
    this.#put(line);
  }

  #put(line: string): void {
    this.#room -= Buffer.byteLength(line) + 1;
    this.#output(line);
  }

  #refill(): void {
    const now = this.#now();
    this.#room = Math.min(BURST, this.#room + ((now - this.#filledAt) / 1_000) * PER_SECOND);
    this.#filledAt = now;
  }
}
