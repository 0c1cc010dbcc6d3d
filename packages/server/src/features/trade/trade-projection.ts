import { trade } from '@vellum/contracts/trade';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { eventSource } from '../../indexer/events/event-source.ts';
import { sumOf, whoOf } from '../../indexer/events/event-values.ts';
import type { ChainEvent, Projection } from '../../indexer/projection.ts';
import { launchesOf } from '../../launches/launch-members.ts';
import { byIndex } from '../../platform/database/by-index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import { putRows } from '../../platform/database/put-rows.ts';
import type { TradeBuyerRow, TradeTotalRow } from './trade-rows.ts';

const OPEN = 1n;

/** Who may trade inside, what they bought, and what became of it. */
export const tradeProjection: Projection = {
  name: 'trade-buyers',
  tables: ['trade_buyer', 'trade_total'],
  sources: [eventSource('trade', trade)],
  async apply(transaction, events) {
    await byIndex(transaction, async () => {
      const launchOf = await launchesOf(transaction, events);
      const book = await load(transaction, events, (at) => launchOf(at).token);
      for (const event of events) moves[event.name]?.(book, event);
      await putRows(transaction, 'trade_buyer', ['trade', 'buyer'], [...book.buyers.values()]);
      await putRows(transaction, 'trade_total', ['trade'], [...book.totals.values()]);
    });
  },
};

const keyOf = (contract: Address, buyer: Address) => `${contract} ${buyer}`;

/** The rows that a batch of events changes. */
class TradeBook {
  readonly buyers = new Map<string, TradeBuyerRow>();
  readonly totals = new Map<Address, TradeTotalRow>();
  readonly #tokenOf: (contract: Address) => Address;

  constructor(tokenOf: (contract: Address) => Address) {
    this.#tokenOf = tokenOf;
  }

  buyer(event: ChainEvent): TradeBuyerRow {
    const [contract, buyer] = [event.contract, whoOf(event, 'user')];
    const row = this.buyers.get(keyOf(contract, buyer)) ?? {
      ...{ trade: contract, buyer, token: this.#tokenOf(contract), allowed: false },
      ...{ listed_at: null, shares: 0n, paid: 0n, settled: null, block: event.block },
    };
    this.buyers.set(keyOf(contract, buyer), row);
    row.block = event.block;
    return row;
  }

  total({ contract, block }: ChainEvent): TradeTotalRow {
    const row = this.totals.get(contract) ?? {
      ...{ trade: contract, token: this.#tokenOf(contract), listed: 0, delivered: 0n },
      ...{ refunded: 0n, withdrawn_at: null, opened_txid: null, block },
    };
    this.totals.set(contract, row);
    row.block = block;
    return row;
  }
}

const moves: Readonly<Record<string, (book: TradeBook, event: ChainEvent) => void>> = {
  // The first event of every trade: from here on it has its row.
  ConfigSet: (book, event) => void book.total(event),
  StatusChanged(book, event) {
    const total = book.total(event);
    if (sumOf(event, 's') === OPEN) total.opened_txid = event.txid;
  },
  CanTradeSet(book, event) {
    const row = book.buyer(event);
    const allowed = event.args['ok'] as boolean;
    if (allowed !== row.allowed) book.total(event).listed += allowed ? 1 : -1;
    row.listed_at = allowed ? BigInt(event.timestamp) : null;
    row.allowed = allowed;
  },
  TradeBought(book, event) {
    const row = book.buyer(event);
    row.shares += sumOf(event, 'num');
    row.paid += sumOf(event, 'paid');
  },
  TradeUnlocked(book, event) {
    const row = book.buyer(event);
    row.settled = 'delivered';
    book.total(event).delivered += row.shares;
  },
  TradeRefunded(book, event) {
    const row = book.buyer(event);
    row.settled = 'refunded';
    book.total(event).refunded += row.shares;
  },
  ProceedsWithdrawn(book, event) {
    book.total(event).withdrawn_at = BigInt(event.timestamp);
  },
};

async function load(
  transaction: DatabaseTransaction,
  events: readonly ChainEvent[],
  tokenOf: (contract: Address) => Address,
): Promise<TradeBook> {
  const named = events.filter(({ args }) => args['user'] !== undefined);
  const contracts = plainArray([...new Set(events.map(({ contract }) => contract))]);
  const totals = await sql<TradeTotalRow>`select * from trade_total
    where trade = any (${contracts}::text[])`.execute(transaction);
  const keys = [...new Set(named.map((event) => keyOf(event.contract, whoOf(event, 'user'))))];
  const parts = keys.map((key) => key.split(' '));
  const buyers = await sql<TradeBuyerRow>`select trade_buyer.* from trade_buyer
    join unnest(${plainArray(parts.map(([contract]) => contract ?? ''))}::text[],
      ${plainArray(parts.map(([, who]) => who ?? ''))}::text[]) k (contract, who)
    on trade = contract and buyer = who`.execute(transaction);
  const book = new TradeBook(tokenOf);
  for (const row of totals.rows) book.totals.set(row.trade, { ...row });
  for (const row of buyers.rows) book.buyers.set(keyOf(row.trade, row.buyer), { ...row });
  return book;
}
