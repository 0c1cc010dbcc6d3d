import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { plainArray } from '../../../platform/database/plain-array.ts';
import { putRows } from '../../../platform/database/put-rows.ts';
import type { LogPosition } from '../card-rows.ts';
import type { CardBook } from './card-book.ts';

type Changes = ReturnType<CardBook['changes']>;

/** Writes what a batch of events changed: one statement for each kind of row, however many there are. */
export async function writeBook(tx: DatabaseTransaction, changes: Changes): Promise<void> {
  await putRows(tx, 'card_settings', ['name'], [changes.settings]);
  await putRows(tx, 'card_level', ['level'], changes.levels);
  await putRows(tx, 'card', ['token_id'], changes.cards);
  await forget(tx, changes.replaced);
  await putRows(tx, 'card_event', place, changes.events);
  await putRows(tx, 'card_pledge', place, changes.pledges);
  await putRows(tx, 'card_stream_event', place, changes.stream);
  await putRows(tx, 'card_reservation', place, changes.reservations);
}

const place = ['block', 'tx_idx', 'log_idx'];

async function forget(tx: DatabaseTransaction, places: readonly LogPosition[]): Promise<void> {
  if (places.length === 0) return;
  await sql`delete from card_event using unnest(
      ${plainArray(places.map(({ block }) => block))}::integer[],
      ${plainArray(places.map(({ tx_idx }) => tx_idx))}::integer[],
      ${plainArray(places.map(({ log_idx }) => log_idx))}::integer[]
    ) as gone (block, tx_idx, log_idx)
    where (card_event.block, card_event.tx_idx, card_event.log_idx)
      = (gone.block, gone.tx_idx, gone.log_idx)`.execute(tx);
}
