import { termReward } from '@vellum/api/staking/yield';
import type { HexAddress } from '@vellum/tron/address';
import { sumOf } from '../../../indexer/events/event-values.ts';
import { base58Of } from '../../../indexer/node/base58-of.ts';
import type { ChainEvent } from '../../../indexer/projection.ts';
import {
  emptyTermPool,
  type TermOfferRow,
  type TermPoolRow,
  type TermSource,
  type TermStakeRow,
} from './term-rows.ts';

const MS = 1000n;
const DAY_MS = 86_400_000n;

/** What is known before some events: all pools and terms, and the stakes that the events close. */
export type KnownTerms = Readonly<{
  pools: readonly TermPoolRow[];
  offers: readonly TermOfferRow[];
  stakes: readonly TermStakeRow[];
}>;

/** The rows that a batch of events touches. */
export class TermBook {
  readonly #pools = new Map<string, TermPoolRow>();
  readonly #offers = new Map<string, TermOfferRow>();
  readonly #stakes = new Map<string, TermStakeRow>();

  constructor({ pools, offers, stakes }: KnownTerms) {
    for (const row of pools) this.#pools.set(row.source, { ...row });
    for (const row of offers) this.#offers.set(`${row.source} ${row.idx}`, { ...row });
    for (const row of stakes) this.#stakes.set(`${row.source} ${row.id}`, { ...row });
  }

  apply(event: ChainEvent): void {
    moves[event.name]?.(this, event);
  }

  pool(event: ChainEvent): TermPoolRow {
    const source = event.source as TermSource;
    const row = this.#pools.get(source) ?? emptyTermPool(source);
    this.#pools.set(source, row);
    return row;
  }

  offer(row: TermOfferRow): void {
    this.#offers.set(`${row.source} ${row.idx}`, row);
  }

  offerAt(event: ChainEvent): TermOfferRow {
    const row = this.#offers.get(`${event.source} ${event.args['index']}`);
    if (row === undefined) throw new Error(`there is no term ${event.args['index']}`);
    return row;
  }

  /** The rate a stake was made at. No event tells its term; days and reward do. */
  rateOf(source: string, { days, amount, reward }: Readonly<Terms>): number {
    const fits = (offer: TermOfferRow) =>
      offer.source === source &&
      offer.days === days &&
      termReward(amount, BigInt(offer.rate), BigInt(days)) === reward;
    return [...this.#offers.values()].find(fits)?.rate ?? 0;
  }

  open(row: TermStakeRow): void {
    this.#stakes.set(`${row.source} ${row.id}`, row);
  }

  stakeAt(event: ChainEvent): TermStakeRow {
    const row = this.#stakes.get(`${event.source} ${event.args['id']}`);
    if (row === undefined) throw new Error(`there is no stake ${event.args['id']}`);
    return row;
  }

  changes() {
    return {
      pools: [...this.#pools.values()],
      offers: [...this.#offers.values()],
      stakes: [...this.#stakes.values()],
    };
  }
}

type Terms = { days: number; amount: bigint; reward: bigint };
type Move = (book: TermBook, event: ChainEvent) => void;

const moves: Readonly<Record<string, Move>> = {
  TermAdded(book, event) {
    book.offer({
      source: event.source as TermSource,
      idx: Number(event.args['index']),
      days: Number(event.args['daysLen']),
      rate: Number(event.args['rateBps']),
      minimum: sumOf(event, 'minAmount'),
      open: true,
      daily_cap: 0n,
    });
  },
  TermSet(book, event) {
    const offer = book.offerAt(event);
    offer.open = event.args['open'] === true;
    offer.daily_cap = sumOf(event, 'dailyCap');
  },
  TermFunded(book, event) {
    book.pool(event).free += sumOf(event, 'amount');
  },
  FreeWithdrawn(book, event) {
    book.pool(event).free -= sumOf(event, 'amount');
  },
  TermStaked(book, event) {
    const [pool, amount, reward] = [
      book.pool(event),
      sumOf(event, 'amount'),
      sumOf(event, 'reward'),
    ];
    const since = (BigInt(event.timestamp) / MS) * MS;
    const unlock_at = sumOf(event, 'unlockTime') * MS;
    const days = Number((unlock_at - since) / DAY_MS);
    const { source } = pool;
    pool.staked += amount;
    pool.free -= reward;
    pool.reserved += reward;
    book.open({
      source,
      id: sumOf(event, 'id'),
      address: base58Of(event.args['user'] as HexAddress),
      ...{ amount, reward, days, rate: book.rateOf(source, { days, amount, reward }) },
      ...{ since, unlock_at, block: event.block, txid: event.txid },
      ...{ closed_at: null, paid: null, end_block: null, end_txid: null },
    });
  },
  TermClosed(book, event) {
    const [pool, stake, paid] = [book.pool(event), book.stakeAt(event), sumOf(event, 'reward')];
    pool.staked -= stake.amount;
    pool.reserved -= stake.reward;
    pool.paid += paid;
    // Closed early: what was set aside is free again.
    pool.free += stake.reward - paid;
    const end = { end_block: event.block, end_txid: event.txid };
    Object.assign(stake, { closed_at: BigInt(event.timestamp), paid, ...end });
  },
  EntriesPaused(book, event) {
    book.pool(event).paused_until = sumOf(event, 'until') * MS;
  },
  EntriesResumed(book, event) {
    book.pool(event).paused_until = BigInt(event.timestamp);
  },
};

/** Names of the events that change anything. */
export const termMoves: ReadonlySet<string> = new Set(Object.keys(moves));
