import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts';
import { openDatabase } from './open.ts';
import { readPrepared } from './prepared-reads.ts';
import { unchangedReads } from './unchanged-reads.ts';

let open: TestDatabase;
/** One connection: what a statement leaves behind is found by the next. */
let single: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  open = await testDatabase();
  single = openDatabase(open.url, { connections: 1 });
});
afterAll(async () => {
  await single.close();
  await open.close();
});

const ask = (name: string | undefined, text: string, ...values: readonly unknown[]) =>
  readPrepared<Record<string, unknown>>(single.database, { name, text, values });

test('values arrive and columns are read as by any other statement', async () => {
  const values = [1, 2n ** 70n, true, null, undefined, 'ü\\"', new Date(1_600_000_000_123)];
  const lists = [['a', '"b\\', null], [1, 2], Buffer.from([0, 255])];
  const text = `select $1::integer as a, $2::numeric as b, $3::boolean as c, $4::text as d, $5::text as e, $6::text as f,
    $7::timestamptz as g, $8::text[] as h, $9::integer[] as i, $10::bytea as j, '{"k": [1]}'::jsonb as k, '' as l`;
  const all = [...values, ...lists];
  const { rows } = await single.pool.query({ text, values: all });
  expect(await ask('all kinds', text, ...all)).toEqual(rows);
  expect(await ask(undefined, text, ...all)).toEqual(rows);
  expect(rows[0]).toMatchObject({ b: 2n ** 70n, e: null, f: 'ü\\"', g: 1_600_000_000_123, l: '' });
});

test('a list longer than what arrives at once is whole, and the same when it is asked for again', async () => {
  const read = unchangedReads(single.database);
  const long = () =>
    read(
      'long',
      {},
      () => sql<{ n: number; word: string }>`select n, repeat('x', 500) || n as word
        from generate_series(1, (select last from lengths)) n`,
    );
  await single.pool.query('create table lengths as select 2000 as last');
  const first = await long();
  expect(first).toHaveLength(2000);
  expect(first[1999]).toEqual({ n: 2000, word: `${'x'.repeat(500)}2000` });
  expect(await long()).toBe(first);
  await single.pool.query('update lengths set last = 1999');
  const shorter = await long();
  expect(shorter).toEqual(first.slice(0, -1));
  expect(shorter[7]).toBe(first[7]);
  await single.pool.query('update lengths set last = 0');
  expect(await long()).toEqual([]);
});

test('a statement that fails, before or between its rows, leaves nothing to the next', async () => {
  const failing = 'select 10 / (3 - n) as part from generate_series(1, $1::integer) n';
  expect(await ask('parts', failing, 2)).toEqual([{ part: 5 }, { part: 10 }]);
  await expect(ask('parts', failing, 3)).rejects.toMatchObject({ code: '22012' });
  await expect(ask('parts', failing, 'x')).rejects.toMatchObject({ code: '22P02' });
  await expect(ask('no statement', 'select from nothing')).rejects.toMatchObject({ code: '42P01' });
  const odd = {
    toPostgres() {
      throw new TypeError('odd');
    },
  };
  await expect(ask('parts', failing, odd)).rejects.toThrow('odd');
  expect(await ask('parts', failing, 1)).toEqual([{ part: 5 }]);
});

test('rows of other statements on the connection go to the driver as ever', async () => {
  const other = async () => (await single.pool.query('select 3 as n')).rows;
  expect(await ask('before others', 'select 1 as n')).toEqual([{ n: 1 }]);
  expect(await other()).toEqual([{ n: 3 }]);
  await single.database.connection().execute(async (connection) => {
    const failing = { name: 'failing before others', text: 'select 1 / 0 as n', values: [] };
    await expect(readPrepared(connection, failing)).rejects.toMatchObject({ code: '22012' });
    expect((await sql`select 3 as n`.execute(connection)).rows).toEqual([{ n: 3 }]);
  });
});

test('a name stands for one statement, so that none gets the answer of another', async () => {
  expect(await ask('one name', 'select 1 as n')).toEqual([{ n: 1 }]);
  await expect(ask('one name', 'select 2 as n')).rejects.toThrow('"one name"');
});

test('one that fails within a transaction can be followed by what the transaction allows', async () => {
  await single.database.connection().execute(async (connection) => {
    await sql`begin`.execute(connection);
    const read = (text: string) => readPrepared(connection, { name: text, text, values: [] });
    expect(await read('select 1 as n')).toEqual([{ n: 1 }]);
    await expect(read('select 1 / 0 as n')).rejects.toMatchObject({ code: '22012' });
    await expect(read('select 1 as n')).rejects.toMatchObject({ code: '25P02' });
    await sql`rollback`.execute(connection);
    expect(await read('select 1 as n')).toEqual([{ n: 1 }]);
  });
});

test('rows that are written alike under other names are other rows', async () => {
  const read = unchangedReads(single.database);
  const all = () => read('renamed', {}, () => sql<object>`select * from renamed`);
  await single.pool.query('create table renamed as select 1 as before');
  expect(await all()).toEqual([{ before: 1 }]);
  await single.pool.query('alter table renamed rename column before to after');
  expect(await all()).toEqual([{ after: 1 }]);
});

test('statements of one connection that are asked at once answer each their own', async () => {
  const read = unchangedReads(open.database);
  const of = (n: number) =>
    read('number', { n }, (asked) => sql<{ n: number }>`select ${asked.n}::integer as n`);
  for (let round = 0; round < 3; round++) {
    const numbers = Array.from({ length: 40 }, (_, n) => n);
    expect(await Promise.all(numbers.map(of))).toEqual(numbers.map((n) => [{ n }]));
  }
});
