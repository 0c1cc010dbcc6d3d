import type { HexAddress } from '@vellum/tron/address';
import { sql } from 'kysely';
import { base58Of } from '../../../indexer/node/base58-of.ts';
import type { ChainEvent } from '../../../indexer/projection.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { plainArray } from '../../../platform/database/plain-array.ts';
import type {
  CardRow,
  CardTables,
  LevelRow,
  PledgeRow,
  ReservationRow,
  SettingsRow,
} from '../card-rows.ts';
import { CardBook } from './card-book.ts';

const ofReservations = new Set(['ReservationCompleted', 'ReservationCancelled']);

/** Reads everything that some events name; levels are few and are read whole. */
export async function loadBook(
  transaction: DatabaseTransaction,
  events: readonly ChainEvent[],
): Promise<CardBook> {
  const ids = events.flatMap(({ args }) => (args['tokenId'] as bigint | undefined) ?? []);
  const tokens = plainArray([...new Set(ids)]);
  const owners = plainArray(
    events.flatMap(({ name, args }) =>
      ofReservations.has(name) ? base58Of(args['user'] as HexAddress) : [],
    ),
  );
  const tables = transaction.withTables<CardTables>();
  const settings = await sql<SettingsRow>`select * from card_settings`.execute(tables);
  const levels = await sql<LevelRow>`select * from card_level`.execute(tables);
  const cards =
    await sql<CardRow>`select * from card where token_id = any (${tokens}::numeric[])`.execute(
      tables,
    );
  const pledges = await sql<PledgeRow>`select * from card_pledge
    where token_id = any (${tokens}::numeric[]) and closed_at is null`.execute(tables);
  const reservations = await sql<ReservationRow>`select * from card_reservation
    where owner = any (${owners}::text[]) and state = 'running'`.execute(tables);
  return new CardBook({
    settings: settings.rows[0],
    levels: levels.rows,
    cards: cards.rows,
    pledges: pledges.rows,
    reservations: reservations.rows,
  });
}
