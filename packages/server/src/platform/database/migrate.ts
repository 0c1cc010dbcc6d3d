import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

export type Migration = Readonly<{ name: string; text: string; sha256: string }>;

const ownFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Any number that nothing else locks. */
const lock = 7_201_001;

/** The numbered files, in order. */
export async function readMigrations(folder = ownFolder): Promise<readonly Migration[]> {
  const names = (await readdir(folder))
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${folder}/${name}`, 'utf8');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Brings the schema up to date, forward only: each file once, in one transaction. Several processes may
 * start at once; a file that changed after it was applied stops the start.
 */
export async function migrate(url: string, migrations?: readonly Migration[]): Promise<void> {
  const all = migrations ?? (await readMigrations());
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query(
      'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
    for (const migration of await unapplied(client, all)) await apply(client, migration);
  } finally {
    await client.end();
  }
}

async function unapplied(client: Client, all: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migration',
  );
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  const changed = all.filter(({ name, sha256 }) => (applied.get(name) ?? sha256) !== sha256);
  if (changed.length > 0) {
    const names = changed.map(({ name }) => name).join(', ');
    throw new Error(`Migrations are never changed once applied; these were: ${names}`);
  }
  return all.filter(({ name }) => !applied.has(name));
}

async function apply(client: Client, { name, text, sha256 }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${(cause as Error).message}`, { cause });
  }
}
