import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { type Migration, migrate, readMigrations } from '../src/platform/database/migrate.ts';
import {
  type OpenDatabase,
  type OpenOptions,
  openDatabase,
} from '../src/platform/database/open.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { connectToTestPostgres } from './test-postgres.ts';

/** A database of its own, migrated and empty. `url` is for other processes. */
export type TestDatabase = OpenDatabase & Readonly<{ url: string }>;

/** A fresh database on the shared test server, copied from a migrated template; `close` drops it. */
export async function testDatabase(options: OpenOptions = {}): Promise<TestDatabase> {
  const { client, url: serverUrl } = await connectToTestPostgres();
  const template = await migratedTemplate(client, serverUrl);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await client.query(`create database ${name} template ${template}`);
  const url = withName(serverUrl, name);
  const open = openDatabase(url, options);
  return {
    ...open,
    url,
    async close() {
      await open.close();
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    },
  };
}

function withName(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Made once for each set of migrations. It has its name only when it is complete. */
async function migratedTemplate(client: Client, serverUrl: string): Promise<string> {
  const migrations = await readMigrations();
  const hash = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16);
  const name = `template_${hash}`;
  if (!(await exists(client, name))) {
    await oneAtATime(name, () => makeTemplate(client, serverUrl, { name, migrations }));
  }
  return name;
}

type Template = Readonly<{ name: string; migrations: readonly Migration[] }>;

async function makeTemplate(
  client: Client,
  serverUrl: string,
  { name, migrations }: Template,
): Promise<void> {
  if (await exists(client, name)) return;
  const part = `part_${name}`;
  await client.query(`drop database if exists ${part} with (force)`);
  await client.query(`create database ${part}`);
  await migrate(withName(serverUrl, part), migrations);
  await client.query(`alter database ${part} rename to ${name}`);
}

async function exists(client: Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  return rowCount === 1;
}
