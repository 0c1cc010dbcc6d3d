import { readFile, writeFile } from 'node:fs/promises';
import { Client } from 'pg';
import { copyOut } from '../../src/backup/copy-stream.ts';
import { type DumpedTable, dumpDatabase } from '../../src/backup/dump-database.ts';
import type { ServerConfig } from '../../src/config/config.ts';
import { migrate, readMigrations } from '../../src/platform/database/migrate.ts';
import { emptyDatabase } from './empty-database.ts';
import { type Fixture, type FixtureTable, fixtureFolder } from './fixture.ts';

// Keeps a fixture of a schema with rows of a platform that runs: `node make-fixture.ts .data/server.json [migration]`.
// To be run once at each release; up to an earlier migration, when one is named.

const ROWS = 3;

const [path, last] = process.argv.slice(2);
if (path === undefined) {
  console.error('usage: node make-fixture.ts <server.json of a running stack> [last migration]');
  process.exit(2);
}
const { databaseUrl }: ServerConfig = JSON.parse(await readFile(path, 'utf8'));
const all = await readMigrations();
const level = all.filter(({ name }) => last === undefined || name <= `${last}.sql`);
const name = level.at(-1)?.name.replace(/\.sql$/, '') ?? '';

// What the schema of that level is made of is read from a database that has it.
const scratch = await emptyDatabase();
await migrate(scratch.url, level);
const { migrations, tables } = await dumpDatabase(scratch.url, {
  index: true,
  keep: async (_, rows) => {
    await rows.toArray();
  },
});
const client = new Client({ connectionString: databaseUrl });
await client.connect();
await client.query('begin isolation level repeatable read read only');
const parents = await referencesOf(client);
const kept: FixtureTable[] = [];
for (const table of tables) kept.push({ ...table, rows: await someRows(client, table) });
await client.end();
await scratch.close();
const fixture: Fixture = { migrations, tables: kept, sequences: [] };
await writeFile(`${fixtureFolder}/${name}.json`, `${JSON.stringify(fixture, null, 1)}\n`);
console.log(`${name}: ${kept.reduce((sum, { rows }) => sum + rows.length, 0)} rows`);

type Reference = Readonly<{ child: string; parent: string; own: string[]; theirs: string[] }>;

async function referencesOf(connection: Client): Promise<readonly Reference[]> {
  const columns = (table: string, keys: string) =>
    `(select array_agg(a.attname::text order by k.n) from unnest(${keys}) with ordinality k (num, n)
      join pg_attribute a on a.attrelid = ${table} and a.attnum = k.num)`;
  const { rows } = await connection.query<Reference>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent,
      ${columns('conrelid', 'conkey')} as own, ${columns('confrelid', 'confkey')} as theirs
    from pg_constraint where contype = 'f'`,
  );
  return rows;
}

/** The same few of a table wherever they are asked for, each with the rows it refers to among those of their table. */
function chosen(table: string): string {
  const conditions = parents
    .filter(({ child }) => child === table)
    .map(({ parent, own, theirs }) => `(${own}) in (select ${theirs} from ${chosen(parent)} p)`);
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  return `(select * from ${table} ${where} order by 1, 2 limit ${ROWS})`;
}

async function someRows(connection: Client, { name: table, columns }: DumpedTable) {
  const listed = columns.map((column) => `"${column}"`).join(', ');
  const source = columns.length > 1 ? chosen(table) : `(select * from ${table} limit ${ROWS})`;
  const out = copyOut(connection, `copy (select ${listed} from ${source} t) to stdout`);
  let text = '';
  for await (const chunk of out) text += chunk;
  return text.split('\n').slice(0, -1);
}
