/** Milliseconds since 1970. */
export type Clock = () => number;

/** The last moment that a chain may be taken to: beyond it dates, and later numbers, lose their meaning. */
const LATEST_TIME = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Whole milliseconds within the time that a chain can reach. */
export function isTime(timestamp: number): boolean {
  return Number.isInteger(timestamp) && timestamp >= 0 && timestamp <= LATEST_TIME;
}

/** Runs a task after a delay, in milliseconds, unless the returned function is called first. */
export type Schedule = (delay: number, task: () => void) => () => void;

/** Does not keep a process alive that has nothing else to do. */
export const systemSchedule: Schedule = (delay, task) => {
  const timer = setTimeout(task, delay);
  timer.unref();
  return () => clearTimeout(timer);
};

/** A clock that can be set; between settings it continues with its source. */
export class AdjustableClock {
  readonly #source: Clock;
  #offset = 0;

  constructor(source: Clock) {
    this.#source = source;
  }

  now(): number {
    return this.#source() + this.#offset;
  }

  set(timestamp: number): void {
    this.#offset = timestamp - this.#source();
  }

  get offset(): number {
    return this.#offset;
  }

  set offset(milliseconds: number) {
    this.#offset = milliseconds;
  }
}
