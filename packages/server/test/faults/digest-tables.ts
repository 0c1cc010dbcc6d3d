import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';

/** Number of rows and hash of all that is in them, whatever their order, by table. */
export async function digestTables(
  database: Database,
  tables: readonly string[],
): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await sql<{ digest: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest
      from ${sql.table(table)} t`.execute(database);
    found[table] = rows[0]!.digest;
  }
  return found;
}
