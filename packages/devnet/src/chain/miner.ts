import type { Schedule } from '../clock.ts';
import type { Mining } from './control.ts';

/** Decides when waiting transactions and empty blocks are mined; the mining itself is given. */
export class Miner {
  readonly #schedule: Schedule;
  readonly #mine: () => Promise<unknown>;
  #mining: Mining = { mode: 'manual' };
  #cancelBlock = () => {};
  #cancelPool: (() => void) | undefined;

  constructor(schedule: Schedule, mine: () => Promise<unknown>) {
    this.#schedule = schedule;
    this.#mine = mine;
  }

  get mining(): Mining {
    return this.#mining;
  }

  set(mining: Mining): void {
    this.#mining = mining;
    this.blockMade();
  }

  /** The next empty block is due a whole interval after this one. */
  blockMade(): void {
    this.#cancelPool?.();
    this.#cancelPool = undefined;
    this.#cancelBlock();
    if (this.#mining.mode !== 'interval') return;
    this.#cancelBlock = this.#schedule(this.#mining.blockTimeMs, this.#due);
  }

  /** The first transaction to wait starts the clock for all that join it. */
  transactionWaits(): void {
    if (this.#mining.mode !== 'interval' || this.#mining.poolDelayMs === undefined) return;
    this.#cancelPool ??= this.#schedule(this.#mining.poolDelayMs, this.#due);
  }

  stop(): void {
    this.set({ mode: 'manual' });
  }

  // A chain that cannot mine says so to everyone who uses it; there is nobody to tell here.
  readonly #due = (): void => {
    this.#mine().catch(() => undefined);
  };
}
