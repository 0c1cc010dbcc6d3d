import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { plainArray } from '../../../platform/database/plain-array.ts';
import type { Place } from '../card-rows.ts';
import type { CardBook } from './card-book.ts';

type Changes = ReturnType<CardBook['changes']>;

/** Writes what a batch of events changed: one statement for each kind of row, however many there are. */
export async function writeBook(tx: DatabaseTransaction, changes: Changes): Promise<void> {
  await put(tx, 'card_settings', ['name'], [changes.settings]);
  await put(tx, 'card_level', ['level'], changes.levels);
  await put(tx, 'card', ['token_id'], changes.cards);
  await forget(tx, changes.replaced);
  await put(tx, 'card_event', place, changes.events);
  await put(tx, 'card_pledge', place, changes.pledges);
  await put(tx, 'card_stream_event', place, changes.stream);
  await put(tx, 'card_reservation', place, changes.reservations);
}

const place = ['block', 'tx_idx', 'log_idx'];

/** Rows that are there already become what they are now; those that stay as they were are not touched. */
async function put(
  tx: DatabaseTransaction,
  table: string,
  key: readonly string[],
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const rest = columns.filter((column) => !key.includes(column));
  const changed = (of: string) => sql.join(rest.map((column) => sql.ref(`${of}.${column}`)));
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(columns.map((name) => sql.ref(name)))}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${asJson(rows)}::jsonb)
    on conflict (${sql.join(key.map((name) => sql.ref(name)))}) do update
    set ${sql.join(rest.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
    where (${changed(table)}) is distinct from (${changed('excluded')})`.execute(tx);
}

async function forget(tx: DatabaseTransaction, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return;
  await sql`delete from card_event using unnest(
      ${plainArray(places.map(({ block }) => block))}::integer[],
      ${plainArray(places.map(({ tx_idx }) => tx_idx))}::integer[],
      ${plainArray(places.map(({ log_idx }) => log_idx))}::integer[]
    ) as gone (block, tx_idx, log_idx)
    where (card_event.block, card_event.tx_idx, card_event.log_idx)
      = (gone.block, gone.tx_idx, gone.log_idx)`.execute(tx);
}

/** Numbers of the chain travel as text, since JSON would round them. */
const asJson = (rows: readonly object[]) =>
  JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
