import type { SteadyClock } from '../../platform/clock.ts';

const MINUTE = 60_000;
/** Milliseconds of a node's time in a minute: for everyone together, about one processor. */
const FOR_ALL = 60_000;
/** For one network: as much of this as is left for all, and at least a little however much others use. */
const MOST = 30_000;
const LEAST = 1_000;
/** More networks than this within a minute share one count. */
const MOST_NETWORKS = 50_000;
const OTHERS = 'others';

/** How long a node works for whom. Code that takes long is what a hostile visitor would have it run. */
export class NodeTime {
  readonly #now: SteadyClock;
  readonly #spent = new Map<string, number>();
  #began: number;
  #total = 0;
  /** What the fastest answers of this minute and the one before took: the way to the node, not its work. */
  #base: readonly [before: number, now: number] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ];

  constructor(now: SteadyClock) {
    this.#now = now;
    this.#began = now();
  }

  isSpent(network: string): boolean {
    this.#renew();
    const allowed = Math.max(LEAST, MOST * (1 - this.#total / FOR_ALL));
    return (this.#spent.get(this.#keyOf(network)) ?? 0) >= allowed;
  }

  spend(network: string, milliseconds: number): void {
    this.#renew();
    const [before, now] = this.#base;
    this.#base = [before, Math.min(now, milliseconds)];
    const work = milliseconds - Math.min(...this.#base);
    const key = this.#keyOf(network);
    this.#spent.set(key, (this.#spent.get(key) ?? 0) + work);
    this.#total += work;
  }

  /** Until everyone may begin again. */
  secondsLeft(): number {
    return Math.max(1, Math.ceil((this.#began + MINUTE - this.#now()) / 1000));
  }

  #keyOf(network: string): string {
    return this.#spent.has(network) || this.#spent.size < MOST_NETWORKS ? network : OTHERS;
  }

  #renew(): void {
    if (this.#now() - this.#began < MINUTE) return;
    this.#began = this.#now();
    this.#total = 0;
    this.#spent.clear();
    this.#base = [this.#base[1], Number.POSITIVE_INFINITY];
  }
}
