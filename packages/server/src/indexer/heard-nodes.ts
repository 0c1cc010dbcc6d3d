import type { Clock } from '../platform/clock.ts';
import type { BlockHead } from './indexed-block.ts';
import type { ChainNode } from './node/chain-node.ts';

/** What a node says of itself. */
export type Seen = Readonly<{ node: ChainNode; head: BlockHead; solid: BlockHead }>;

/** A node this close behind is waited for, so that two can be compared. */
const SHORT_LAG = 2;
/** Milliseconds: a head older than this is of a node that has not caught up. */
const OLD = 60_000;

type Moved = Readonly<{ number: number; at: number }>;

/**
 * The nodes whose word counts: the chain is only as far as the last of them. A node that is alone ahead of
 * others may have invented its blocks, so whoever is behind it is left out only when they are known to lag: their
 * head is old, or did not move for as long as `patience`.
 */
export class HeardNodes {
  readonly #clock: Clock;
  readonly #patience: number;
  readonly #moved = new Map<ChainNode, Moved>();

  constructor(clock: Clock, patience: number) {
    this.#clock = clock;
    this.#patience = patience;
  }

  among(seen: readonly Seen[]): readonly Seen[] {
    const highest = Math.max(...seen.map(({ head }) => head.number));
    return seen.filter((each) => {
      const lags = this.#lags(each);
      return each.head.number >= highest - SHORT_LAG || !lags;
    });
  }

  #lags({ node, head }: Seen): boolean {
    const now = this.#clock();
    const before = this.#moved.get(node);
    const moved = before?.number === head.number ? before : { number: head.number, at: now };
    this.#moved.set(node, moved);
    return head.timestamp < now - OLD || now - moved.at >= this.#patience;
  }
}
