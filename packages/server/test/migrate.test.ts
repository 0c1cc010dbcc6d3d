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
    await expect(migrate(url, [bad])).rejects.toThrow('9002-bad.sql');
    const { rows } = await pool.query("select to_regclass('half') as half");
    expect(rows).toEqual([{ half: null }]);
  } finally {
    await close();
  }
});

test('one that was changed after it was applied stops the start', async () => {
  const { url, close } = await testDatabase();
  try {
    await migrate(url, [migration('9003-y.sql', 'create table y (n int)', 'first')]);
    const changed = [migration('9003-y.sql', 'create table y (n text)', 'second')];
    await expect(migrate(url, changed)).rejects.toThrow('9003-y.sql');
  } finally {
    await close();
  }
});
