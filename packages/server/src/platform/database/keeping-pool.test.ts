import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts';

let open: TestDatabase;
beforeEach(async () => {
  open = await testDatabase({ connections: 1 });
  await open.pool.query('create table thing (id integer primary key)');
  await open.pool.query('insert into thing values (1)');
});
afterEach(() => open.close());

const backend = async () => (await open.pool.query('select pg_backend_pid() as pid')).rows[0].pid;
const known = { name: 'things', text: 'select * from thing' };

test.each([
  ['23505', 'insert into thing values (1)'],
  ['22012', 'select 1 / 0'],
  ['42601', 'no statement'],
  ['57014', 'set statement_timeout = 50; select pg_sleep(20)'],
])('a statement that is refused with %s keeps its connection', async (code, text) => {
  const before = await backend();
  await expect(open.pool.query(text)).rejects.toMatchObject({ code });
  expect(await backend()).toBe(before);
});

test('what cannot be asked at all is told, and the connection is used again', async () => {
  await expect(open.pool.query(undefined as unknown as string)).rejects.toThrow('query');
  expect((await open.pool.query('select $1::integer as n', [7])).rows).toEqual([{ n: 7 }]);
});

test('a connection whose prepared statements are refused is given up', async () => {
  const before = await backend();
  await open.pool.query(known);
  await open.pool.query('alter table thing add column note text');
  await expect(open.pool.query(known)).rejects.toMatchObject({ code: '0A000' });
  expect((await open.pool.query(known)).rows).toEqual([{ id: 1, note: null }]);
  expect(await backend()).not.toBe(before);
});

test('a connection that the database ended is given up', async () => {
  const before = await backend();
  const ended = open.pool.query('select pg_terminate_backend(pg_backend_pid())');
  await expect(ended).rejects.toThrow();
  expect(await backend()).not.toBe(before);
});
