import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';

/** Everything the indexer wrote, in a form that can be compared. */
export async function dumpTables(
  database: Database,
  tables: readonly string[],
): Promise<Record<string, readonly string[]>> {
  const dump: Record<string, readonly string[]> = {};
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(table)} t order by 1
    `.execute(database);
    dump[table] = rows.map(({ row }) => row);
  }
  return dump;
}

export const allTables = [
  'chain_block',
  'chain_tx',
  'chain_log',
  'contract_registry',
  'test_transfer',
  'test_balance',
];

/** The tables of the test projection in the form of the reference. */
export async function projectedRows(database: Database) {
  const transfers = await sql<{ row: string }>`
    select concat_ws(',', block, tx, log, sender, receiver, amount) as row
    from test_transfer order by block, tx, log
  `.execute(database);
  const balances = await sql<{ row: string }>`
    select concat_ws(',', holder, amount, changed) as row from test_balance
  `.execute(database);
  return {
    transfers: transfers.rows.map(({ row }) => row),
    balances: balances.rows.map(({ row }) => row).sort(),
  };
}
