import { Overdue } from './http/problem-of.ts';

/** Until when a call is answered, from the arrival of its request on. */
export class Deadline {
  readonly #timer: NodeJS.Timeout;
  #controller: AbortController | undefined;
  #fail: ((error: Overdue) => void) | undefined;
  isOver = false;

  constructor(ms: number) {
    // One whose request never arrives whole is not met, and must not keep the process.
    this.#timer = setTimeout(end, ms, this).unref();
  }

  /** Made when someone asks for it; few do. */
  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.isOver) this.#controller.abort();
    return this.#controller.signal;
  }

  /** What the work comes to, or Overdue when the time is over before; the deadline is met then. */
  keep<T>(work: Promise<T>): Promise<T> {
    return new Promise<T>((settle, fail) => {
      this.#fail = fail;
      if (this.isOver) this.end();
      work.then(
        (result) => {
          this.meet();
          settle(result);
        },
        (error) => {
          this.meet();
          fail(error);
        },
      );
    });
  }

  /** Nothing waits for it any more. */
  meet(): void {
    clearTimeout(this.#timer);
  }

  end(): void {
    this.isOver = true;
    this.#controller?.abort();
    this.#fail?.(new Overdue());
  }
}

const end = (deadline: Deadline) => deadline.end();
