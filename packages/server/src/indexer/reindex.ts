import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { project } from './apply-blocks.ts';
import { BEFORE_ALL, type LogPlace, readStoredEvents } from './events/stored-events.ts';
import type { Projection } from './projection.ts';
import { createShadow, dropShadow, enterShadow, leaveShadow, takeOver } from './shadow-tables.ts';

/** Logs of one transaction: large enough to be fast, small enough to be kept in memory. */
const PAGE = 5_000;

/**
 * Makes the tables of a projection again from the kept logs: beside the old ones, which stay readable,
 * and then in their place, in one transaction that holds up the indexer for its last part only.
 */
export async function reindex(database: Database, projection: Projection): Promise<number> {
  return database.connection().execute(async (connection) => {
    try {
      await createShadow(connection, projection);
      const early = await replay(connection, projection);
      const late = await connection
        .transaction()
        .execute((transaction) => finish(transaction, projection, early.end));
      return early.events + late;
    } finally {
      await dropShadow(connection, projection);
    }
  });
}

type Replayed = Readonly<{ events: number; end: LogPlace }>;

/** Everything that is solid by now, a page to a transaction. */
async function replay(connection: Database, projection: Projection): Promise<Replayed> {
  const last = await solidNumber(connection);
  let events = 0;
  let end = BEFORE_ALL;
  for (;;) {
    const after = end;
    const page = await connection.transaction().execute(async (transaction) => {
      await enterShadow(transaction, projection);
      return replayPage(transaction, projection, after, last);
    });
    if (page === null) return { events, end };
    events += page.events;
    end = page.end;
  }
}

async function replayPage(
  transaction: DatabaseTransaction,
  projection: Projection,
  after: LogPlace,
  last: number,
): Promise<Replayed | null> {
  const range = { after, last, most: PAGE };
  const { events, end } = await readStoredEvents(transaction, projection.sources, range);
  await project(transaction, projection, events);
  return end && { events: events.length, end };
}

/**
 * The rest, while no block can come or go: first what became solid meanwhile, then, in the real tables
 * and with undo rows of its own, what may still be replaced.
 */
async function finish(
  transaction: DatabaseTransaction,
  projection: Projection,
  from: LogPlace,
): Promise<number> {
  const { rows } = await sql<{ number: number; solid_number: number }>`
    select number, solid_number from chain_cursor where name = 'chain' for update
  `.execute(transaction);
  const [cursor] = rows;
  if (cursor === undefined) return 0;
  await sql`set local statement_timeout = 0`.execute(transaction);
  await enterShadow(transaction, projection);
  const solid = await replayAll(transaction, projection, from, cursor.solid_number);
  await leaveShadow(transaction);
  await takeOver(transaction, projection);
  let events = solid;
  for (let block = cursor.solid_number + 1; block <= cursor.number; block++) {
    await sql`select set_config('vellum.live_block', ${String(block)}, true)`.execute(transaction);
    const start = { block, transaction: -1, log: -1 };
    events += await replayAll(transaction, projection, start, block);
  }
  return events;
}

async function replayAll(
  transaction: DatabaseTransaction,
  projection: Projection,
  from: LogPlace,
  last: number,
): Promise<number> {
  let events = 0;
  for (let after = from; ; ) {
    const page = await replayPage(transaction, projection, after, last);
    if (page === null) return events;
    events += page.events;
    after = page.end;
  }
}

async function solidNumber(database: Database): Promise<number> {
  const { rows } = await sql<{ solid_number: number }>`
    select solid_number from chain_cursor where name = 'chain'
  `.execute(database);
  return rows[0]?.solid_number ?? -1;
}
