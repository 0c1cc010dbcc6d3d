/** How many times the first limit it becomes at most: a node that fell silent is asked again before long. */
const MOST = 8;
/** Answers in a row that came in time before the limit is tried lower again. */
const IN_TIME = 200;

/**
 * How long an answer is waited for: twice as long after each that did not come in time, since a block with very many
 * transactions takes as long the next time. It goes back only after many that came.
 */
export class TimeLimit {
  readonly #first: number;
  #milliseconds: number;
  #inTime = 0;

  constructor(first: number) {
    this.#first = first;
    this.#milliseconds = first;
  }

  get milliseconds(): number {
    return this.#milliseconds;
  }

  /** `limit`: what it was when the request began; those that began together count once. */
  missed(limit: number): void {
    this.#inTime = 0;
    const doubled = Math.min(MOST * this.#first, 2 * limit);
    this.#milliseconds = Math.max(this.#milliseconds, doubled);
  }

  kept(): void {
    this.#inTime++;
    if (this.#inTime < IN_TIME || this.#milliseconds === this.#first) return;
    this.#inTime = 0;
    this.#milliseconds = Math.max(this.#first, this.#milliseconds / 2);
  }
}
