import { Overdue } from './problem-of.ts';

/** Calls of one network that are under way at once. A browser makes six, of which two wait for some milliseconds. */
const AT_ONCE = 4;
/** Calls that a network begins as fast as its turns come: a page makes about so many. */
const BURST = 20;
/** Milliseconds between two calls beyond them, and until one of them is forgotten. */
const EVERY_MS = 10;
/** Calls of one network that wait. */
const WAITING = 100;

/** Milliseconds on a clock that is never set back. */
export type SteadyClock = () => number;

type Waiting = Readonly<{
  isUnwanted(): boolean;
  begin(): void;
  drop(error: Overdue): void;
}>;

/** The calls of one network: those under way, those that wait, and how many were begun of late. */
export class NetworkLine {
  readonly #now: SteadyClock;
  #running = 0;
  /** When all that was begun is forgotten. */
  #forgottenAt = 0;
  readonly #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(now: SteadyClock) {
    this.#now = now;
  }

  get isFull(): boolean {
    return this.#waiting.length >= WAITING;
  }

  /** Whether a line that begins now would be the same. */
  get isForgotten(): boolean {
    return this.#running === 0 && this.#waiting.length === 0 && this.#forgottenAt <= this.#now();
  }

  /** Null when the call may begin at once. One that nobody wants any more when it could begin fails. */
  enter(isUnwanted: () => boolean): Promise<void> | null {
    if (this.#waiting.length === 0 && this.#running < AT_ONCE && this.#owedMs() <= 0) {
      this.#begin();
      return null;
    }
    return new Promise((begin, drop) => {
      this.#waiting.push({ isUnwanted, begin, drop });
      this.#goOn();
    });
  }

  leave(): void {
    this.#running -= 1;
    this.#goOn();
  }

  #begin(): void {
    this.#running += 1;
    this.#forgottenAt = Math.max(this.#forgottenAt, this.#now()) + EVERY_MS;
  }

  /** Until the next may begin. */
  #owedMs(): number {
    return this.#forgottenAt - this.#now() - (BURST - 1) * EVERY_MS;
  }

  #goOn(): void {
    if (this.#timer !== null) return;
    while (this.#running < AT_ONCE) {
      const next = this.#nextWanted();
      if (next === undefined) return;
      const owed = this.#owedMs();
      if (owed > 0) {
        // Whoever waits has a connection, which keeps the process for as long as they do.
        this.#timer = setTimeout(() => this.#resume(), Math.ceil(owed)).unref();
        return;
      }
      this.#waiting.shift();
      this.#begin();
      next.begin();
    }
  }

  #resume(): void {
    this.#timer = null;
    this.#goOn();
  }

  #nextWanted(): Waiting | undefined {
    while (this.#waiting[0]?.isUnwanted()) this.#waiting.shift()?.drop(new Overdue());
    return this.#waiting[0];
  }
}
