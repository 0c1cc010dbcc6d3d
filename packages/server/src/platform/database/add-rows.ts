import { sql } from 'kysely';
import type { DatabaseTransaction } from './database.ts';
import { jsonRows } from './json-rows.ts';

/** What becomes of each column when the row is there already. */
export type Merge = 'add' | 'greatest' | 'least' | 'replace' | 'keep';

/** Adds rows to those that are there. Each key is in `rows` once. */
export async function addRows<R extends object>(
  transaction: DatabaseTransaction,
  table: string,
  key: readonly (keyof R & string)[],
  rows: readonly R[],
  merge: Readonly<Partial<Record<keyof R & string, Merge>>>,
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  const changes = Object.entries(merge)
    .filter(([, how]) => how !== 'keep')
    .map(([name, how]) => sql`${sql.ref(name)} = ${merged(table, name, how as Merge)}`);
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${jsonRows(rows)})
    on conflict (${sql.join(key.map((name) => sql.ref(name)))}) do update
    set ${sql.join(changes)}`.execute(transaction);
}

function merged(table: string, name: string, how: Merge) {
  const [was, is] = [sql.ref(`${table}.${name}`), sql.ref(`excluded.${name}`)];
  switch (how) {
    case 'add':
      return sql`${was} + ${is}`;
    case 'greatest':
      return sql`greatest(${was}, ${is})`;
    case 'least':
      return sql`least(${was}, ${is})`;
    case 'keep':
      return was;
    case 'replace':
      return is;
  }
}
