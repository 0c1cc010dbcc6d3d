import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { SchemaRefused } from './schema-refused.ts';

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

/** A migration that a database has, by the hash it had then. */
export type AppliedMigration = Readonly<{ name: string; sha256: string }>;

/** Milliseconds. */
type LockWait = Readonly<{
  /** For one lock: everyone who wants the table waits behind a migration that waits for it. */
  lockMs: number;
  /** Between two tries, and for all tries of a migration. */
  everyMs: number;
  forMs: number;
}>;

const patient: LockWait = { lockMs: 5_000, everyMs: 2_000, forMs: 120_000 };

/**
 * Brings the schema up to date, forward only: each file once, in one transaction. Several processes may start at once.
 * Throws SchemaRefused, and changes nothing, where the schema is not one that these files lead to.
 */
export async function migrate(
  url: string,
  migrations?: readonly Migration[],
  wait = patient,
): Promise<void> {
  const all = migrations ?? (await readMigrations());
  await connected(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lock]);
    const missing = unapplied(await readApplied(client), all);
    await client.query(migrationTable);
    for (const migration of missing) await applyPatiently(client, migration, wait);
  });
}

/** Throws SchemaRefused for a database that `migrate` would refuse; changes nothing in any case. */
export async function requireKnownSchema(url: string): Promise<void> {
  const all = await readMigrations();
  await connected(url, async (client) => {
    unapplied(await readApplied(client), all);
  });
}

/** Where migrations that were applied are written down. */
export const migrationTable =
  'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())';

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** What a database has by now; nothing when it is new. */
export async function readApplied(client: Client): Promise<readonly AppliedMigration[]> {
  const { rows } = await client.query<{ known: boolean }>(
    "select to_regclass('migration') is not null as known",
  );
  if (!rows[0]?.known) return [];
  const applied = await client.query<AppliedMigration>(
    'select name, sha256 from migration order by name',
  );
  return applied.rows;
}

/** Those of `all` that are still to be applied. Throws SchemaRefused when what was applied is not among them. */
export function unapplied(
  applied: readonly AppliedMigration[],
  all: readonly Migration[],
): readonly Migration[] {
  const known = new Map(all.map(({ name, sha256 }) => [name, sha256]));
  const newer = applied.filter(({ name }) => !known.has(name));
  if (newer.length > 0) {
    throw new SchemaRefused(
      'SCHEMA_NEWER',
      `a newer version has changed this database (${namesOf(newer)}). Start that version, or restore a backup of this one.`,
    );
  }
  const changed = applied.filter(({ name, sha256 }) => known.get(name) !== sha256);
  if (changed.length > 0) {
    throw new SchemaRefused(
      'SCHEMA_CHANGED',
      `migrations are never changed once applied; these were: ${namesOf(changed)}`,
    );
  }
  const there = new Set(applied.map(({ name }) => name));
  return all.filter(({ name }) => !there.has(name));
}

const namesOf = (migrations: readonly AppliedMigration[]) =>
  migrations.map(({ name }) => name).join(', ');

/** What PostgreSQL answers to who waits for a lock for too long. */
const LOCK_TIMEOUT = '55P03';

/** Lets those who use a table finish, and those who wait behind the migration go first, before the next try. */
async function applyPatiently(client: Client, migration: Migration, wait: LockWait): Promise<void> {
  const end = performance.now() + wait.forMs;
  for (;;) {
    try {
      return await apply(client, migration, wait.lockMs);
    } catch (error) {
      const { code } = (error as Error).cause as NodeJS.ErrnoException;
      if (code !== LOCK_TIMEOUT || performance.now() > end) throw error;
      await pause(wait.everyMs);
    }
  }
}

async function apply(client: Client, migration: Migration, lockMs: number): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockMs}`);
    await applyWithin(client, migration);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed: ${(cause as Error).message}`, { cause });
  }
}

/** Applies a migration inside of the transaction that the client is in. */
export async function applyWithin(
  client: Client,
  { name, text, sha256 }: Migration,
): Promise<void> {
  await client.query(text);
  await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
}
