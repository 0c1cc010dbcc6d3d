import { Client } from 'pg';
import { readMigrations } from './migrate.ts';

/** What a database is, as far as the platform depends on it. */
export type DatabaseFacts = Readonly<{
  /** Such as 17.4. */
  version: string;
  major: number;
  encoding: string;
  /** Whether the extension pg_trgm is there or can be had. */
  hasTrigrams: boolean;
  mayCreate: boolean;
  /** Numbered files that made the schema; none in a new database. */
  applied: readonly string[];
  /** Those that the next start will apply. */
  missing: readonly string[];
  /** Those that this version does not know: a newer one has been here. */
  unknown: readonly string[];
  /** Why the indexer stopped permanently; null while it works. */
  halted: string | null;
}>;

type MachineFacts = Omit<DatabaseFacts, 'applied' | 'missing' | 'unknown' | 'halted'>;

/** Looks at a database and changes nothing. Throws when it cannot be reached. */
export async function inspectDatabase(url: string): Promise<DatabaseFacts> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<MachineFacts>(`
      select current_setting('server_version') as version,
             current_setting('server_version_num')::int / 10000 as major,
             current_setting('server_encoding') as encoding,
             exists (select from pg_available_extensions where name = 'pg_trgm') as "hasTrigrams",
             has_database_privilege(current_database(), 'create') as "mayCreate"`);
    const [facts] = rows;
    if (facts === undefined) throw new Error('could not identify the database');
    return { ...facts, ...(await schemaOf(client)), halted: await haltOf(client) };
  } finally {
    await client.end();
  }
}

async function schemaOf(client: Client) {
  const own = (await readMigrations()).map(({ name }) => name);
  const applied = (await hasTable(client, 'migration'))
    ? (await client.query<{ name: string }>('select name from migration order by name')).rows
    : [];
  const names = applied.map(({ name }) => name);
  return {
    applied: names,
    missing: own.filter((name) => !names.includes(name)),
    unknown: names.filter((name) => !own.includes(name)),
  };
}

async function haltOf(client: Client): Promise<string | null> {
  if (!(await hasTable(client, 'chain_cursor'))) return null;
  const { rows } = await client.query<{ halted: string | null }>(
    "select halted from chain_cursor where name = 'chain'",
  );
  return rows[0]?.halted ?? null;
}

async function hasTable(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>('select to_regclass($1) is not null as is', [
    name,
  ]);
  return rows[0]?.is ?? false;
}
