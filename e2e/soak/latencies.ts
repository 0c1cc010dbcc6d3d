/** How long answers took, of so many at most as can be kept: later ones take the place of the oldest. */
export class Latencies {
  readonly #kept: number[] = [];
  #count = 0;

  add(milliseconds: number): void {
    this.#kept[this.#count % KEPT] = milliseconds;
    this.#count += 1;
  }

  count(): number {
    return this.#count;
  }

  /** Milliseconds that this share of the answers did not exceed; 0 without any. */
  percentile(share: number): number {
    const sorted = this.#kept.toSorted((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }
}

const KEPT = 100_000;
