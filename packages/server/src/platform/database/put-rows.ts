import { sql } from 'kysely';
import type { DatabaseTransaction } from './database.ts';
import { jsonRows } from './json-rows.ts';

/** Rows that are there already become what they are now; those that stay as they were are not touched. */
export async function putRows(
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
    from jsonb_populate_recordset(null::${sql.table(table)}, ${jsonRows(rows)})
    on conflict (${sql.join(key.map((name) => sql.ref(name)))}) do update
    set ${sql.join(rest.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
    where (${changed(table)}) is distinct from (${changed('excluded')})`.execute(tx);
}
