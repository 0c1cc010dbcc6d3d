import { Overdue } from '../../platform/http/problem-of.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';

export type LaneLimits = Readonly<{
  /** Questions in progress at once, of everyone and of one network. */
  atOnce: number;
  perNetwork: number;
  /** Questions that wait; the next are refused. */
  waiting: number;
}>;

/** Milliseconds that a lane rests after each question: what a node can do beyond that belongs to the indexer. */
const REST_MS = 10;

/** A question of someone. */
export type Turn<T> = Readonly<{
  network: string;
  work(): Promise<T>;
  /** Whether nobody waits for it any more: then it is not asked. */
  isUnwanted(): boolean;
}>;

type Waiting = Readonly<{ turn: Turn<unknown>; begin(): void; drop(error: Error): void }>;

/** So many questions at once and so many that wait, neither all from one network. Refuses with SERVER_BUSY. */
export class RelayLanes {
  readonly #limits: LaneLimits;
  readonly #running = new Map<string, number>();
  readonly #waiting: Waiting[] = [];
  #total = 0;

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  async run<T>(turn: Turn<T>): Promise<T> {
    if (this.#mayBegin(turn)) this.#begin(turn);
    else await this.#wait(turn);
    try {
      return await turn.work();
    } finally {
      setTimeout(() => this.#leave(turn), REST_MS).unref();
    }
  }

  #wait(turn: Turn<unknown>): Promise<void> {
    if (this.#waiting.length >= this.#limits.waiting) this.#makeRoom(turn);
    return new Promise((begin, drop) => this.#waiting.push({ turn, begin, drop }));
  }

  /** The newest question of the network that waits most gives its place to one that waits less. */
  #makeRoom({ network }: Turn<unknown>): void {
    const counts = Map.groupBy(this.#waiting, ({ turn }) => turn.network);
    const most = [...counts.values()].reduce((a, b) => (b.length > a.length ? b : a));
    if ((counts.get(network)?.length ?? 0) + 1 >= most.length) throw busy();
    const last = most.at(-1) as Waiting;
    this.#waiting.splice(this.#waiting.indexOf(last), 1);
    last.drop(busy());
  }

  #mayBegin({ network }: Turn<unknown>): boolean {
    const { atOnce, perNetwork } = this.#limits;
    return this.#total < atOnce && (this.#running.get(network) ?? 0) < perNetwork;
  }

  #begin({ network }: Turn<unknown>): void {
    this.#total += 1;
    this.#running.set(network, (this.#running.get(network) ?? 0) + 1);
  }

  #leave({ network }: Turn<unknown>): void {
    this.#total -= 1;
    const left = (this.#running.get(network) ?? 1) - 1;
    if (left > 0) this.#running.set(network, left);
    else this.#running.delete(network);
    this.#goOn();
  }

  #goOn(): void {
    for (let index = 0; index < this.#waiting.length; ) {
      const next = this.#waiting[index] as Waiting;
      if (next.turn.isUnwanted()) {
        this.#waiting.splice(index, 1);
        next.drop(new Overdue());
      } else if (this.#mayBegin(next.turn)) {
        this.#waiting.splice(index, 1);
        this.#begin(next.turn);
        next.begin();
      } else if (this.#total >= this.#limits.atOnce) return;
      else index += 1;
    }
  }
}

const busy = () => new Refusal({ code: 'SERVER_BUSY' });
