import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dumpDatabase } from '../../src/backup/dump-database.ts';
import { loadDatabase } from '../../src/backup/load-database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { createServer } from '../../src/server.ts';
import { seedFor, someOf } from '../faults/random.ts';
import { type TestChain, testChain } from '../test-chain.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { configOf } from '../test-server.ts';
import { emptyDatabase } from './empty-database.ts';
import { type Fixture, fixtureNames, readFixture } from './fixture.ts';
import { type Schema, schemaOf } from './schema-of.ts';

let fresh: TestDatabase;
let schema: Schema;
beforeAll(async () => {
  fresh = await testDatabase();
  schema = await schemaOf(fresh.url);
});
afterAll(() => fresh?.close());

/** A database as the version of the fixture left it. */
async function olderDatabase({ tables, ...dump }: Fixture) {
  const database = await emptyDatabase();
  const lines = new Map(tables.map(({ name, rows }) => [name, rows]));
  await loadDatabase(database.url, {
    dump: { ...dump, tables, head: null },
    async *rows({ name }) {
      for (const line of lines.get(name) ?? []) yield Buffer.from(`${line}\n`);
    },
    replace: false,
    endSessions: false,
  });
  return database;
}

/** Tables that a later migration drops. */
const dropped: readonly string[] = ['outbox'];

/** Columns that a later migration computes again from the others. */
const recomputed: Readonly<Record<string, readonly string[]>> = {
  launch_constant: ['name_shape', 'symbol_shape'],
};

/** What the tables hold now, in the columns that there were. */
async function rowsOf(url: string, { tables }: Fixture) {
  const columns = new Map(tables.map((table) => [table.name, table.columns]));
  const found = new Map<string, readonly string[]>();
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const { name } of tables.filter((table) => !dropped.includes(table.name))) {
    const listed = columns
      .get(name)
      ?.filter((column) => !recomputed[name]?.includes(column))
      .map((column) => `"${column}"::text`);
    const { rows } = await client.query({
      text: `select ${listed} from ${name}`,
      rowMode: 'array',
    });
    found.set(name, rows.map((row) => JSON.stringify(row)).sort());
  }
  await client.end();
  return found;
}

describe.each(someOf(await fixtureNames(), 2, seedFor('older databases')))(
  'a database of %s',
  (name) => {
    test('gets the schema of a new one, and keeps every row', async () => {
      const fixture = await readFixture(name);
      const database = await olderDatabase(fixture);
      try {
        const before = await rowsOf(database.url, fixture);
        await migrate(database.url);
        expect(await schemaOf(database.url)).toEqual(schema);
        expect(await rowsOf(database.url, fixture)).toEqual(before);
        const rows = [...before.values()].reduce((sum, { length }) => sum + length, 0);
        expect(rows).toBe(fixture.tables.reduce((sum, table) => sum + table.rows.length, 0));
        expect(rows).toBeGreaterThan(10);
      } finally {
        await database.close();
      }
    });
  },
);

describe('a database of a newer version', () => {
  let chain: TestChain;
  beforeAll(async () => {
    chain = await testChain();
  });
  afterAll(() => chain?.devnet.close());

  test('is refused with its code, and stays as it is', async () => {
    const { url, pool, close } = await testDatabase();
    try {
      await pool.query(
        "create table later (n int); insert into migration values ('9999-later.sql', 'ff')",
      );
      const before = [await schemaOf(url), await contentOf(url)];
      const started = createServer(configOf(chain, url, '/nowhere'));
      await expect(started).rejects.toMatchObject({ name: 'SchemaRefused', code: 'SCHEMA_NEWER' });
      expect([await schemaOf(url), await contentOf(url)]).toEqual(before);
    } finally {
      await close();
    }
  });
});

async function contentOf(url: string) {
  const content: Record<string, string> = {};
  await dumpDatabase(url, {
    index: true,
    async keep({ name }, rows) {
      let text = '';
      for await (const chunk of rows) text += chunk;
      content[name] = text;
    },
  });
  return content;
}
