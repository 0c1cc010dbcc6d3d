import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { Projection } from './projection.ts';

type Named = Pick<Projection, 'name' | 'tables'>;

/** Empty copies of a projection's tables in a schema of their own. */
export async function createShadow(database: Database, projection: Named): Promise<void> {
  await dropShadow(database, projection);
  const schema = schemaOf(projection);
  await sql`create schema ${schema}`.execute(database);
  for (const table of projection.tables) {
    await sql`create table ${schema}.${sql.table(table)} (like ${sql.table(table)} including all)`.execute(
      database,
    );
  }
}

export async function dropShadow(database: Database, projection: Named): Promise<void> {
  await sql`drop schema if exists ${schemaOf(projection)} cascade`.execute(database);
}

/** Until the end of the transaction, the projection's tables are the copies. */
export async function enterShadow(
  transaction: DatabaseTransaction,
  projection: Named,
): Promise<void> {
  await sql`set local search_path = ${schemaOf(projection)}, public`.execute(transaction);
}

export async function leaveShadow(transaction: DatabaseTransaction): Promise<void> {
  await sql`set local search_path = public`.execute(transaction);
}

/**
 * Puts the rows of the copies in the place of the real ones. Rows are moved rather than tables renamed:
 * triggers, names of indexes and the locks of readers stay as they are.
 */
export async function takeOver(transaction: DatabaseTransaction, projection: Named): Promise<void> {
  for (const table of projection.tables) {
    const columns = await columnsOf(transaction, table);
    const target = sql.table(table);
    await sql`delete from ${target}`.execute(transaction);
    await sql`
      insert into ${target} (${columns}) overriding system value
      select ${columns} from ${schemaOf(projection)}.${target}
    `.execute(transaction);
  }
  await sql`delete from chain_undo where table_name = any (${[...projection.tables]})`.execute(
    transaction,
  );
}

/** Without generated columns, which cannot be written. */
async function columnsOf(transaction: DatabaseTransaction, table: string) {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum
  `.execute(transaction);
  return sql.join(rows.map(({ name }) => sql.ref(name)));
}

function schemaOf({ name }: Named) {
  return sql.id(`reindex_${name.replaceAll('-', '_')}`);
}
