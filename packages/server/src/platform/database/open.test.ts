import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts';

let open: TestDatabase;
afterEach(async () => {
  vi.useRealTimers();
  await open.close();
});

describe('a pool', () => {
  beforeEach(async () => {
    open = await testDatabase();
  });

  test('keeps the connections of a burst open for the next, however late it comes', async () => {
    const { pool } = open;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const burst = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
    for (const client of burst) client.release();
    expect(pool.totalCount).toBe(10);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(pool.totalCount).toBe(10);
  });

  test('carries lists as they were given, whatever the texts in them are', async () => {
    // PostgreSQL holds neither NUL nor halves of characters.
    const word = fc
      .string({ unit: 'binary' })
      .map((text) => text.replaceAll('\0', '').toWellFormed());
    const list = fc.array(fc.oneof(word, fc.constantFrom('NULL', '', '{}', '"', ',', '\\', null)));
    await fc.assert(
      fc.asyncProperty(list, async (words) => {
        const { rows } = await sql`select ${words}::text[] as words`.execute(open.database);
        expect(rows).toEqual([{ words }]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('one connection', () => {
  beforeEach(async () => {
    open = await testDatabase({ connections: 1 });
    await sql`create table thing (id integer primary key)`.execute(open.database);
    await sql`insert into thing values (1)`.execute(open.database);
  });

  const ask = async (text: string) =>
    (await sql.raw<{ pid: number }>(text).execute(open.database)).rows;
  const backend = async () => (await ask('select pg_backend_pid() as pid'))[0]?.pid;

  test.each([
    ['23505', 'insert into thing values (1)'],
    ['22012', 'select 1 / 0'],
    ['42601', 'no statement'],
  ])('stays open when a statement is refused with %s', async (code, text) => {
    const before = await backend();
    await expect(ask(text)).rejects.toMatchObject({ code });
    expect(await backend()).toBe(before);
  });

  test('is replaced when the database ends it', async () => {
    const before = await backend();
    const ended = open.pool.query('select pg_terminate_backend(pg_backend_pid())');
    await expect(ended).rejects.toThrow();
    expect(await backend()).not.toBe(before);
  });

  test('answers a named statement again after a migration changed its columns', async () => {
    const known = { name: 'things', text: 'select * from thing' };
    await open.pool.query(known);
    await ask('alter table thing add column note text');
    await expect(open.pool.query(known)).rejects.toMatchObject({ code: '0A000' });
    expect((await open.pool.query(known)).rows).toEqual([{ id: 1, note: null }]);
  });
});
