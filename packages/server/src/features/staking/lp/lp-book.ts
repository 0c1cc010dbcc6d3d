import { type StreamStep, streamAfter } from '@vellum/api/staking/stream-clock';
import type { Address, HexAddress } from '@vellum/tron/address';
import { sumOf } from '../../../indexer/events/event-values.ts';
import { base58Of } from '../../../indexer/node/base58-of.ts';
import type { ChainEvent } from '../../../indexer/projection.ts';
import {
  emptyPool,
  type LpEventRow,
  type LpHoldingRow,
  type LpPoolRow,
  type LpSource,
  lpPools,
  PRICE_SHIFT,
} from './lp-rows.ts';

const MS = 1000n;

/** What is known of pools before some events: all pools, and the holdings that the events name. */
export type KnownLp = Readonly<{
  pools: readonly LpPoolRow[];
  holdings: readonly LpHoldingRow[];
}>;

/** The rows that a batch of events touches. */
export class LpBook {
  readonly #pools = new Map<string, LpPoolRow>();
  readonly #holdings = new Map<string, LpHoldingRow>();
  readonly #events: LpEventRow[] = [];

  constructor({ pools, holdings }: KnownLp) {
    for (const row of pools) this.#pools.set(row.source, { ...row });
    for (const row of holdings) this.#holdings.set(keyOf(row), { ...row });
  }

  apply(event: ChainEvent): void {
    moves[event.name]?.(this, event);
  }

  /** The pool that an event is of: of its own contract, or of the pair whose LP is staked. */
  pool({ source }: ChainEvent): LpPoolRow {
    const named = lpPools.find((pool) => pool.source === source || pool.pair === source);
    if (named === undefined) throw new Error(`${source} is no pool`);
    const row = this.#pools.get(named.source) ?? emptyPool(named.source);
    this.#pools.set(named.source, row);
    return row;
  }

  holding({ source }: LpPoolRow, address: Address): LpHoldingRow {
    const fresh = { source, address, amount: 0n, paid: 0n, since: null, entry_price: 0n };
    const row = this.#holdings.get(keyOf(fresh)) ?? fresh;
    this.#holdings.set(keyOf(fresh), row);
    return row;
  }

  /** Moves the clock of the stream, as the contract does before anything else. */
  turn(pool: LpPoolRow, event: ChainEvent, step: Omit<StreamStep, 'at'>): void {
    // What a unit has earned so far is asked of the contract, never kept.
    const state = { ...pool, acc: 0n };
    const { total, rate, last, finish } = streamAfter(state, { ...step, at: secondsOf(event) });
    Object.assign(pool, { total, rate, last, finish });
  }

  note(event: ChainEvent, kind: LpEventRow['kind'], address: Address | null): void {
    this.#events.push({
      block: event.block,
      tx_idx: event.transactionIndex,
      log_idx: event.logIndex,
      source: this.pool(event).source,
      kind,
      address,
      amount: sumOf(event, 'amount'),
      at: BigInt(event.timestamp),
      txid: event.txid,
    });
  }

  changes() {
    return {
      pools: [...this.#pools.values()],
      holdings: [...this.#holdings.values()],
      events: this.#events,
    };
  }
}

type Move = (book: LpBook, event: ChainEvent) => void;

const moves: Readonly<Record<string, Move>> = {
  Sync(book, event) {
    const pool = book.pool(event);
    pool.reserve0 = event.args['reserve0'] as bigint;
    pool.reserve1 = event.args['reserve1'] as bigint;
  },
  Staked(book, event) {
    const [pool, amount] = [book.pool(event), sumOf(event, 'amount')];
    const holding = book.holding(pool, userOf(event));
    book.turn(pool, event, { weight: amount });
    if (holding.amount === 0n) {
      pool.stakers += 1;
      holding.since = BigInt(event.timestamp);
    }
    const price = pool.reserve0 === 0n ? 0n : (pool.reserve1 << PRICE_SHIFT) / pool.reserve0;
    const together = holding.amount + amount;
    holding.entry_price = (holding.entry_price * holding.amount + price * amount) / together;
    holding.amount = together;
    book.note(event, 'stake', holding.address);
  },
  Withdrawn(book, event) {
    const [pool, amount] = [book.pool(event), sumOf(event, 'amount')];
    const holding = book.holding(pool, userOf(event));
    book.turn(pool, event, { weight: -amount });
    holding.amount -= amount;
    if (holding.amount === 0n) {
      pool.stakers -= 1;
      Object.assign(holding, { since: null, entry_price: 0n });
    }
    book.note(event, 'unlock', holding.address);
  },
  RewardPaid(book, event) {
    const [pool, amount] = [book.pool(event), sumOf(event, 'amount')];
    const holding = book.holding(pool, userOf(event));
    book.turn(pool, event, { weight: 0n });
    pool.paid += amount;
    holding.paid += amount;
    book.note(event, 'claim', holding.address);
  },
  Funded(book, event) {
    const pool = book.pool(event);
    const plan = { rate: event.args['rate'] as bigint, finish: event.args['finish'] as bigint };
    book.turn(pool, event, { weight: 0n, plan });
    pool.funded += sumOf(event, 'amount');
    book.note(event, 'fund', null);
  },
  EntriesPaused(book, event) {
    book.pool(event).paused_until = (event.args['until'] as bigint) * MS;
  },
  EntriesResumed(book, event) {
    book.pool(event).paused_until = BigInt(event.timestamp);
  },
};

/** Names of the events that change anything. */
export const lpMoves: ReadonlySet<string> = new Set(Object.keys(moves));

export const keyOf = ({ source, address }: Readonly<{ source: LpSource; address: Address }>) =>
  `${source} ${address}`;

export const userOf = ({ args }: ChainEvent): Address => base58Of(args['user'] as HexAddress);
const secondsOf = ({ timestamp }: ChainEvent) => BigInt(timestamp) / MS;
