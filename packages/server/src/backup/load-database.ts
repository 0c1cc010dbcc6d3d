import { Client } from 'pg';
import {
  applyWithin,
  type Migration,
  migrationTable,
  readMigrations,
  unapplied,
} from '../platform/database/migrate.ts';
import { copyIn } from './copy-stream.ts';
import { type DatabaseDump, type DumpedTable, target } from './dump-database.ts';

export type LoadOptions = Readonly<{
  dump: DatabaseDump;
  /** The kept rows of one table. */
  rows(table: DumpedTable): AsyncIterable<Buffer>;
  /** What is in the database goes; otherwise it must be empty. */
  replace: boolean;
  /** Everyone has to sign in again. */
  endSessions: boolean;
  /** Called when everything is in place and the next step makes it last. */
  ready?(): Promise<void>;
}>;

/** Whether a database has any table at all. */
export async function isEmptyDatabase(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ empty: boolean }>(
      `select not exists (select from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')) as empty`,
    );
    return rows[0]?.empty ?? false;
  } finally {
    await client.end();
  }
}

/**
 * The migrations that made the schema of a dump. Throws SchemaRefused when this version does not have all of them as they
 * were: the dump is of a newer version.
 */
export async function migrationsOf({ migrations }: DatabaseDump): Promise<readonly Migration[]> {
  const all = await readMigrations();
  const missing = new Set(unapplied(migrations, all));
  return all.filter((migration) => !missing.has(migration));
}

/**
 * Puts a dump into a database with the schema it was made of, all of it or nothing. What is newer in this version is
 * applied at the next start, as to any older database.
 */
export async function loadDatabase(url: string, options: LoadOptions): Promise<void> {
  const migrations = await migrationsOf(options.dump);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    if (options.replace) await client.query('drop schema public cascade; create schema public');
    await client.query(migrationTable);
    for (const migration of migrations) await applyWithin(client, migration);
    await fill(client, options);
    await options.ready?.();
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

async function fill(client: Client, { dump, rows, endSessions }: LoadOptions): Promise<void> {
  for (const table of dump.tables) {
    await copyIn(client, `copy ${target(table)} from stdin`, rows(table));
  }
  if (endSessions) await client.query('delete from session');
  for (const { table, column, last } of dump.sequences) {
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [table, column, last]);
  }
}
