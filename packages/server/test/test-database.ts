import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { migrate, readMigrations } from '../src/platform/database/migrate.ts';
import {
  type OpenDatabase,
  type OpenOptions,
  openDatabase,
} from '../src/platform/database/open.ts';
import { until } from '../src/platform/until.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { connectToTestPostgres } from './test-postgres.ts';

/** A database of its own, migrated and empty. `url` is for other processes. */
export type TestDatabase = OpenDatabase & Readonly<{ url: string }>;

/** What a database begins with besides its schema, by a name of its own. Connections that `fill` leaves are ended. */
export type Content = Readonly<{ name: string; fill(url: string): Promise<void> }>;

/**
 * A fresh database on the shared test server, copied from a migrated template, with the content if one is given;
 * `close` drops it.
 */
export async function testDatabase(
  options: OpenOptions = {},
  content?: Content,
): Promise<TestDatabase> {
  const { client, url: serverUrl } = await connectToTestPostgres();
  const server = { client, serverUrl };
  const migrated = await migratedTemplate(server);
  const template = content
    ? await templateOf(server, { ...content, name: nameOf(content.name, migrated), from: migrated })
    : migrated;
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Files are copied in a third of the processor time that writing each page to the log takes.
  await client.query(`create database ${name} template ${template} strategy file_copy`);
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

type Server = Readonly<{ client: Client; serverUrl: string }>;

async function migratedTemplate(server: Server): Promise<string> {
  const migrations = await readMigrations();
  const fill = (url: string) => migrate(url, migrations);
  const name = nameOf(JSON.stringify(migrations));
  return templateOf(server, { name, from: 'template1', fill });
}

/** Short enough for PostgreSQL. */
function nameOf(...parts: readonly string[]): string {
  return `template_${createHash('sha256').update(parts.join()).digest('hex').slice(0, 16)}`;
}

type Template = Content & Readonly<{ from: string }>;

/** Made once, by whoever needs it first. It has its name only when it is complete. */
async function templateOf(server: Server, template: Template): Promise<string> {
  const { name } = template;
  if (!(await exists(server, name))) await oneAtATime(name, () => makeTemplate(server, template));
  return name;
}

async function makeTemplate(server: Server, { name, from, fill }: Template): Promise<void> {
  if (await exists(server, name)) return;
  const { client, serverUrl } = server;
  const part = `part_${name}`;
  await client.query(`drop database if exists ${part} with (force)`);
  await client.query(`create database ${part} template ${from}`);
  await fill(withName(serverUrl, part));
  const rename = async () => {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [part],
    );
    return client.query(`alter database ${part} rename to ${name}`);
  };
  // What was ended, or is PostgreSQL's own, is gone a moment later.
  const renamed = await until(() => rename().catch(() => null), { everyMs: 20, forMs: 10_000 });
  if (renamed === null) await rename();
}

async function exists({ client }: Server, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  return rowCount === 1;
}
