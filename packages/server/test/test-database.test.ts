import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../src/platform/database/open.ts';
import { testDatabase } from './test-database.ts';

test('each test has a migrated database of its own', async () => {
  const [one, two] = await Promise.all([testDatabase(), testDatabase()]);
  try {
    const insert = "insert into media_upload (owner, at) values ('T', now())";
    await one.pool.query(insert);
    const count = async ({ pool }: typeof one) =>
      (await pool.query('select count(*) as n from media_upload')).rows[0].n;
    expect([await count(one), await count(two)]).toEqual([1n, 0n]);
  } finally {
    await Promise.all([one.close(), two.close()]);
  }
});

test('a content is made once, and each database that has it is one of its own', async () => {
  let fills = 0;
  const fill = async (url: string) => {
    fills += 1;
    // Left open: what fills a database may be slow to let go of it.
    await openDatabase(url, { onLost: () => {} }).pool.query(
      "insert into media_upload (owner, at) values ('T', now())",
    );
  };
  const content = { name: randomUUID(), fill };
  const all = await Promise.all([testDatabase({}, content), testDatabase({}, content)]);
  try {
    await all[0].pool.query('delete from media_upload');
    const counts = all.map(async ({ pool }) => (await pool.query('table media_upload')).rowCount);
    expect(await Promise.all(counts)).toEqual([0, 1]);
    expect(fills).toBe(1);
  } finally {
    await Promise.all(all.map(({ close }) => close()));
  }
});

test('whole numbers arrive as bigint, times as unix milliseconds', async () => {
  const { database, close } = await testDatabase();
  try {
    const { rows } = await sql`
      select 9007199254740993::int8 as int8, ${2n ** 255n}::numeric(78,0) as numeric,
        ${new Date(1_700_000_000_123)}::timestamptz as at, ${new Date(0)}::timestamptz as epoch
    `.execute(database);
    expect(rows[0]).toEqual({
      int8: 9007199254740993n,
      numeric: 2n ** 255n,
      at: 1_700_000_000_123,
      epoch: 0,
    });
  } finally {
    await close();
  }
});

test('a statement that runs too long is cut off', async () => {
  const { pool, close } = await testDatabase({ statementTimeoutMs: 50 });
  try {
    await expect(pool.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '57014' });
  } finally {
    await close();
  }
});
