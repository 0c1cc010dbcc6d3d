import { expect, test } from 'vitest';
import { type Migration, migrate, readMigrations } from '../src/platform/database/migrate.ts';
import { testDatabase } from './test-database.ts';

const migration = (name: string, text: string, sha256 = name): Migration => ({
  name,
  text,
  sha256,
});

test('several starts at once apply each migration once', async () => {
  const { url, pool, close } = await testDatabase();
  try {
    const own = [...(await readMigrations()), migration('9001-x.sql', 'create table x (n int)')];
    await Promise.all(Array.from({ length: 5 }, () => migrate(url, own)));
    const { rows } = await pool.query(
      "select count(*)::int as n from migration where name like '9%'",
    );
    expect(rows).toEqual([{ n: 1 }]);
  } finally {
    await close();
  }
});

test('one that fails leaves nothing of itself', async () => {
  const { url, pool, close } = await testDatabase();
  try {
    const bad = migration('9002-bad.sql', 'create table half (n int); select nonsense');
    const own = await readMigrations();
    await expect(migrate(url, [...own, bad])).rejects.toThrow('9002-bad.sql');
    const { rows } = await pool.query("select to_regclass('half') as half");
    expect(rows).toEqual([{ half: null }]);
  } finally {
    await close();
  }
});

test('one that was changed after it was applied stops the start', async () => {
  const { url, pool, close } = await testDatabase();
  try {
    const own = await readMigrations();
    await migrate(url, [...own, migration('9003-y.sql', 'create table y (n int)', 'first')]);
    const changed = migration('9003-y.sql', 'create table y (n text)', 'second');
    const later = migration('9004-z.sql', 'create table z (n int)');
    const refused = { name: 'SchemaRefused', code: 'SCHEMA_CHANGED' };
    await expect(migrate(url, [...own, changed, later])).rejects.toMatchObject(refused);
    const { rows } = await pool.query("select to_regclass('z') as z");
    expect(rows).toEqual([{ z: null }]);
  } finally {
    await close();
  }
});

test('one that waits for a table lets others use it, and gives up in the end', async () => {
  const { url, pool, close } = await testDatabase();
  const holder = await pool.connect();
  try {
    await pool.query('create table busy (n int)');
    const own = [
      ...(await readMigrations()),
      migration('9005-b.sql', 'alter table busy add m int'),
    ];
    const wait = { lockMs: 100, everyMs: 100, forMs: 600_000 };
    await holder.query('begin; select from busy');
    const failing = migrate(url, own, { ...wait, forMs: 300 });
    await expect(failing).rejects.toMatchObject({ cause: { code: '55P03' } });
    const migrating = migrate(url, own, wait);
    await expect.poll(waiting).toBe(1);
    await pool.query('select from busy');
    await holder.query('commit');
    await migrating;
    await pool.query('select m from busy');
  } finally {
    holder.release();
    await close();
  }

  async function waiting(): Promise<number> {
    const { rows } = await pool.query(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows[0].n;
  }
});
