/** What happened, counted by name. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(name: string, by = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + by);
  }

  /** The most frequent first. */
  entries(): readonly (readonly [string, number])[] {
    return [...this.#counts].sort(([, one], [, other]) => other - one);
  }

  total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }
}
