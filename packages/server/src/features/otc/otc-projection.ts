import { otcDesk } from '@vellum/contracts/otc';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { eventSource } from '../../indexer/events/event-source.ts';
import { sumOf, whoOf } from '../../indexer/events/event-values.ts';
import type { ChainEvent, Projection } from '../../indexer/projection.ts';
import { byIndex } from '../../platform/database/by-index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import { putRows } from '../../platform/database/put-rows.ts';
import type { FillRow, OfferRow } from './offer-row.ts';

const MS = 1000n;
const ZERO = '410000000000000000000000000000000000000000';

/** Every offer of the desk, what was taken of it, and which coins the desk knows. */
export const otcProjection: Projection = {
  name: 'otc',
  tables: ['otc_offer', 'otc_fill', 'otc_coin'],
  sources: [eventSource('otcDesk', otcDesk)],
  async apply(transaction, events) {
    await byIndex(transaction, async () => {
      const book = await load(transaction, events);
      for (const event of events) moves[event.name]?.(book, event);
      await putRows(transaction, 'otc_offer', ['id'], [...book.offers.values()]);
      await putRows(transaction, 'otc_fill', ['block', 'tx_idx', 'log_idx'], book.fills);
      await putRows(transaction, 'otc_coin', ['coin'], [...book.coins.values()]);
    });
  },
};

type KnownCoin = Readonly<{ coin: Address; known: boolean; block: number }>;

/** What a batch of events makes or names. */
type Book = Readonly<{
  offers: Map<bigint, OfferRow>;
  fills: FillRow[];
  coins: Map<Address, KnownCoin>;
}>;

const moves: Readonly<Record<string, (book: Book, event: ChainEvent) => void>> = {
  OfferMade(book, event) {
    const amount = sumOf(event, 'amount');
    book.offers.set(sumOf(event, 'id'), {
      id: sumOf(event, 'id'),
      maker: whoOf(event, 'maker'),
      sell: whoOf(event, 'sell'),
      amount,
      want: someoneOf(event, 'want'),
      want_amount: sumOf(event, 'wantAmount'),
      only_taker: someoneOf(event, 'onlyTaker'),
      expires: sumOf(event, 'expires') * MS,
      whole_only: event.args['wholeOnly'] as boolean,
      remaining: amount,
      fills: 0,
      paid: 0n,
      made_at: BigInt(event.timestamp),
      closed_at: null,
      txid: event.txid,
      block: event.block,
    });
  },
  OfferTaken(book, event) {
    const offer = offerAt(book, event);
    const [amount, paid] = [sumOf(event, 'amount'), sumOf(event, 'paid')];
    offer.remaining -= amount;
    offer.paid += paid;
    offer.fills += 1;
    offer.block = event.block;
    book.fills.push({
      block: event.block,
      tx_idx: event.transactionIndex,
      log_idx: event.logIndex,
      offer: offer.id,
      maker: offer.maker,
      taker: whoOf(event, 'taker'),
      sell: offer.sell,
      amount,
      want: offer.want,
      paid,
      at: BigInt(event.timestamp),
      txid: event.txid,
    });
  },
  OfferClosed(book, event) {
    const offer = offerAt(book, event);
    offer.closed_at = BigInt(event.timestamp);
    offer.block = event.block;
  },
  KnownCoinSet(book, event) {
    const coin = whoOf(event, 'coin');
    const known = event.args['known'] as boolean;
    book.coins.set(coin, { coin, known, block: event.block });
  },
};

function offerAt({ offers }: Book, event: ChainEvent): OfferRow {
  const offer = offers.get(sumOf(event, 'id'));
  if (offer === undefined) throw new Error(`there is no offer ${event.args['id']}`);
  return offer;
}

async function load(
  transaction: DatabaseTransaction,
  events: readonly ChainEvent[],
): Promise<Book> {
  const named = events.flatMap(({ args }) => (args['id'] as bigint | undefined) ?? []);
  const { rows } = await sql<OfferRow>`
    select * from otc_offer where id = any (${plainArray(named)}::bigint[])
  `.execute(transaction);
  return {
    offers: new Map(rows.map((row) => [row.id, { ...row }])),
    fills: [],
    coins: new Map(),
  };
}

const someoneOf = (event: ChainEvent, name: string) =>
  event.args[name] === ZERO ? null : whoOf(event, name);
