import { pass } from '../stack/earn-pools.ts';
import type { Leaver } from './leaver.ts';
import type { Position } from './position.ts';

/** Positions that were opened, each left once its time has come. */
export class OpenPositions {
  readonly #on: Leaver;
  readonly #ways = new Map<string, () => Promise<void>>();
  #daysPassed = 0;

  constructor(on: Leaver) {
    this.#on = on;
  }

  async open({ name, open }: Position): Promise<void> {
    this.#ways.set(name, await open(this.#on));
  }

  /** Lets the days pass that are left until then. */
  async leave({ name, afterDays = 0 }: Position): Promise<void> {
    const leave = this.#ways.get(name);
    if (!leave) throw new Error(`${name}: nobody opened it`);
    if (afterDays > this.#daysPassed) {
      await pass(this.#on.site, afterDays - this.#daysPassed);
      this.#daysPassed = afterDays;
    }
    await leave();
  }
}
