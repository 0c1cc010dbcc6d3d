import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts';
import { unchangedReads } from './unchanged-reads.ts';

let open: TestDatabase;

beforeAll(async () => {
  open = await testDatabase();
  await open.pool.query('create table thing (id integer, amount numeric, note text, of text)');
});
afterAll(() => open.close());

type Row = Readonly<{ id: number; amount: bigint; note: string | null }>;

const things = (read: ReturnType<typeof unchangedReads>, of: string, now = new Date(0)) =>
  read(
    'things',
    { of, now },
    (asked) => sql<Row>`select id, amount, note from thing
      where of = ${asked.of} and ${asked.now}::timestamptz is not null order by id`,
  );

const put = (...values: readonly unknown[]) =>
  open.pool.query('insert into thing values ($1, $2, $3, $4)', [...values]);

test('a list is the same object until a word of it changes, whatever the time of day', async () => {
  await put(1, 5, null, 'a');
  await put(2, 6, 'x', 'a');
  const read = unchangedReads(open.database);
  const before = await things(read, 'a');
  expect(before).toEqual([
    { id: 1, amount: 5n, note: null },
    { id: 2, amount: 6n, note: 'x' },
  ]);
  expect(await things(read, 'a', new Date(5))).toBe(before);
  await open.pool.query(`update thing set note = '' where id = 1`);
  const after = await things(read, 'a');
  expect(after[0]).toEqual({ id: 1, amount: 5n, note: '' });
  // A row that did not change is the same within a list that did.
  expect(after[1]).toBe(before[1]);
  await open.pool.query('delete from thing where id = 2');
  expect(await things(read, 'a')).toEqual([after[0]]);
});

test('lists of other values are others', async () => {
  await put(7, 1, null, 'b');
  await put(7, 1, null, 'c');
  const read = unchangedReads(open.database);
  const [ofB, ofC] = [await things(read, 'b'), await things(read, 'c')];
  expect(ofC).toEqual(ofB);
  expect(ofC).not.toBe(ofB);
});

test('lists of long texts are forgotten sooner: whoever writes them fills no memory', async () => {
  const read = unchangedReads(open.database);
  const long = (n: number) =>
    read(
      'long',
      { n },
      (of) => sql<{ word: string }>`select repeat('x', 500000) || ${of.n} as word`,
    );
  const first = await things(read, 'a');
  await long(0);
  expect(await things(read, 'a')).toBe(first);
  for (let n = 1; n < 10; n += 1) await long(n);
  expect(await things(read, 'a')).not.toBe(first);
});

test('a transaction reads what it wrote', async () => {
  const read = unchangedReads(open.database);
  const count = (within?: typeof open.database) =>
    read('count', {}, () => sql<{ n: number }>`select count(*)::integer as n from thing`, within);
  const [before] = await count();
  await open.database.transaction().execute(async (transaction) => {
    await sql`insert into thing values (9, 9, null, 'd')`.execute(transaction);
    expect(await count(transaction)).toEqual([{ n: (before?.n ?? 0) + 1 }]);
    expect(await count()).toEqual([before]);
  });
});

test('a column that a migration adds does not stop who has prepared before', async () => {
  const read = unchangedReads(open.database);
  const all = () =>
    read('all', {}, () => sql<Record<string, unknown>>`select * from thing where of = 'b'`);
  await all();
  await open.pool.query('alter table thing add column later text');
  expect(await all()).toEqual([{ id: 7, amount: 1n, note: null, of: 'b', later: null }]);
});
