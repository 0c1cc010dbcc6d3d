import { sql } from 'kysely';
import { BEFORE_ALL, readStoredEvents } from '../indexer/events/stored-events.ts';
import type { ChainEvent } from '../indexer/projection.ts';
import type { Database } from '../platform/database/database.ts';
import type { LedgerParts } from './ledger-parts.ts';
import { payoutSources } from './read-payout-logs.ts';
import { rootOver } from './verify-roots.ts';

/** Logs that are read at a time. */
const PAGE = 5_000;

/**
 * The root over a block by the other way: from the kept logs themselves, past the tables that were made of them. What
 * is signed has to come out of both.
 */
export async function rootFromLogs(
  database: Database,
  { home, contracts }: LedgerParts,
  block: number,
): Promise<string | null> {
  const events: ChainEvent[] = [];
  let after = BEFORE_ALL;
  for (;;) {
    const page = await readStoredEvents(database, payoutSources, {
      after,
      last: block,
      most: PAGE,
    });
    events.push(...page.events);
    if (page.end === null) break;
    after = page.end;
  }
  const timeOf = async (number: number) => {
    const { rows } = await sql<{ ts: bigint }>`
      select ts from chain_block where number = ${number}`.execute(database);
    return rows[0] === undefined ? null : Number(rows[0].ts);
  };
  return rootOver(events, { home, timelock: contracts.timelock, timeOf }, block);
}
