/** What was started, to be ended the other way round. */
export class ShutdownStack {
  readonly #closers: (() => Promise<unknown>)[] = [];

  /** Keeps how to end a part that has just begun. */
  add(close: () => Promise<unknown>): void {
    this.#closers.unshift(close);
  }

  /** Ends everything, last begun first; a part that fails to end does not keep the others. */
  async close(): Promise<void> {
    const failures: unknown[] = [];
    for (const close of this.#closers.splice(0)) {
      await close().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'not everything ended cleanly');
  }
}
