import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Contracts that logged something in the blocks after `after`, by their names in the registry, sorted. */
export async function readHeardSources(
  database: Database,
  after: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ source: string }>`
    select distinct source from chain_log where block > ${after} order by source`.execute(database);
  return rows.map(({ source }) => source);
}
