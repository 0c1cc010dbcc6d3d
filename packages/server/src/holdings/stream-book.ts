import {
  type StreamState,
  streamAfter,
  streamAt,
  streamStart,
} from '@vellum/api/staking/stream-clock';
import type { Address } from '@vellum/tron/address';

/** What moves a stream of rewards, in the order of the chain. Times in unix seconds. */
export type StreamMove =
  | Readonly<{ kind: 'in' | 'out'; at: bigint; owner: Address; amount: bigint }>
  | Readonly<{ kind: 'paid'; at: bigint; owner: Address; amount: bigint }>
  | Readonly<{ kind: 'funded'; at: bigint; rate: bigint; finish: bigint }>;

type Share = Readonly<{ amount: bigint; debt: bigint }>;

const NONE: Share = { amount: 0n, debt: 0n };
/** Debts are in 2^-31 units of the reward, accumulators in 2^-64. */
const DEBT_SHIFT = 33n;
const UNIT_SHIFT = 31n;

/** Who has which part of a stream of rewards, by the arithmetic of the contracts (StreamCore). */
export class StreamBook {
  readonly #below: StreamBook | null;
  readonly #shares = new Map<Address, Share>();
  #state: StreamState;

  /** With `below` it continues from there and leaves that book as it is. */
  constructor(below: StreamBook | null = null) {
    this.#below = below;
    this.#state = below === null ? streamStart : below.#state;
  }

  apply(move: StreamMove): void {
    if (move.kind === 'funded') {
      this.#state = streamAfter(this.#state, { at: move.at, weight: 0n, plan: move });
      return;
    }
    const weight = { in: move.amount, out: -move.amount, paid: 0n }[move.kind];
    this.#state = streamAfter(this.#state, { at: move.at, weight });
    this.#shares.set(move.owner, settled(this.#shareOf(move.owner), move, this.#state.acc));
  }

  owners(): readonly Address[] {
    return [...new Set([...this.#shares.keys(), ...(this.#below?.owners() ?? [])])];
  }

  /** What an owner has earned and not been paid at a time in unix seconds. */
  earned(owner: Address, now: bigint): bigint {
    const { amount, debt } = this.#shareOf(owner);
    const { acc } = streamAt(this.#state, now);
    const raw = ((amount * acc) >> DEBT_SHIFT) - debt;
    return raw > 0n ? raw >> UNIT_SHIFT : 0n;
  }

  #shareOf(owner: Address): Share {
    return this.#shares.get(owner) ?? (this.#below === null ? NONE : this.#below.#shareOf(owner));
  }
}

type Settling = Readonly<{ kind: 'in' | 'out' | 'paid'; amount: bigint }>;

/** Rounded up when a position grows and down when it shrinks, as the contracts do. */
function settled({ amount, debt }: Share, move: Settling, acc: bigint): Share {
  const product = move.amount * acc;
  const down = product >> DEBT_SHIFT;
  switch (move.kind) {
    case 'paid':
      return { amount, debt: debt + (move.amount << UNIT_SHIFT) };
    case 'in': {
      const up = down << DEBT_SHIFT === product ? down : down + 1n;
      return { amount: amount + move.amount, debt: debt + up };
    }
    case 'out':
      return { amount: amount - move.amount, debt: debt - down };
  }
}
