/**
 * Runs tasks one after the other, in the order given: state and machine are not re-entrant, so everything
 * that touches them goes through here.
 */
export class Queue {
  #tail: Promise<unknown> = Promise.resolve();

  /** Settles with the task's outcome; a failed task does not stop the ones behind it. */
  run<T>(task: () => T | Promise<T>): Promise<T> {
    const outcome = this.#tail.then(task);
    this.#tail = outcome.catch(() => undefined);
    return outcome;
  }

  /** Resolves when every task given so far has ended. */
  async idle(): Promise<void> {
    await this.#tail;
  }
}
