/** Whether the time for an answer is over. The signal is made when somebody asks for it; few do. */
export class Deadline {
  #controller: AbortController | undefined;
  isOver = false;

  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.isOver) this.#controller.abort();
    return this.#controller.signal;
  }

  end(): void {
    this.isOver = true;
    this.#controller?.abort();
  }
}
