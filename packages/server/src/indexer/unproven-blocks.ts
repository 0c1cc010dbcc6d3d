import type { Finality } from '@vellum/tron/client/client';
import type { Clock } from '../platform/clock.ts';
import { type Agreed, digestOf } from './agreed-blocks.ts';
import { InvalidBlock } from './node/invalid-block.ts';

/** How much longer than its patience a node is believed that stood by its word. */
const TRUST = 60;

/**
 * Decides on blocks whose header does not commit to the transactions as they were told. Either something was
 * left out, or a sender wrote fields that nodes keep and do not print: decision 0026.
 */
export class UnprovenBlocks {
  readonly #clock: Clock;
  readonly #patience: number;
  #doubt = { digest: '', since: 0 };
  #trustedUntil = 0;

  constructor(clock: Clock, patience: number) {
    this.#clock = clock;
    this.#patience = patience;
  }

  /** Throws InvalidBlock unless two nodes tell them alike, or one does for long enough once they are solid. */
  check({ blocks, nodes }: Agreed, finality: Finality): void {
    const unproven = blocks.find((block) => block.unproven);
    if (unproven === undefined || nodes > 1) return;
    if (finality === 'confirmed' && this.#isBelieved(digestOf(blocks))) return;
    throw new InvalidBlock(`block ${unproven.number} is not made of its transactions`);
  }

  #isBelieved(digest: string): boolean {
    const now = this.#clock();
    if (now < this.#trustedUntil) return true;
    if (this.#doubt.digest !== digest) this.#doubt = { digest, since: now };
    if (now - this.#doubt.since < this.#patience) return false;
    this.#trustedUntil = now + TRUST * this.#patience;
    return true;
  }
}
