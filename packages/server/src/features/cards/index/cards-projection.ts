import { cards } from '@vellum/contracts/cards';
import { eventSource } from '../../../indexer/events/event-source.ts';
import type { Projection } from '../../../indexer/projection.ts';
import { byIndex } from '../../../platform/database/by-index.ts';
import { cardMoves, type Move } from './card-moves.ts';
import { levelMoves } from './level-moves.ts';
import { loadBook } from './load-book.ts';
import { writeBook } from './write-book.ts';

const moves: ReadonlyMap<string, Move> = new Map(Object.entries({ ...cardMoves, ...levelMoves }));

/** Levels, cards, listings, sales, pledges, reservations and history, from what Cards logged. */
export const cardsProjection: Projection = {
  name: 'cards',
  tables: [
    'card_settings',
    'card_level',
    'card',
    'card_event',
    'card_pledge',
    'card_stream_event',
    'card_reservation',
  ],
  sources: [eventSource('cards', cards)],
  async apply(transaction, events) {
    const told = events.filter(({ name }) => moves.has(name));
    if (told.length === 0) return;
    await byIndex(transaction, async () => {
      const book = await loadBook(transaction, told);
      for (const event of told) moves.get(event.name)?.(book, event);
      await writeBook(transaction, book.changes());
    });
  },
};
