import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/test-database.ts';
import { forget } from './forget-expired.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());
beforeEach(() => sql`truncate event_feed`.execute(base.database));

const now = Date.UTC(2030, 0, 15);
const day = 86_400_000;
const ago = (days: number) => new Date(now - days * day);
const failed: string[] = [];
const log = { warn: ({ what }: { what: string }) => failed.push(what) };
const forgetNow = (images = true) =>
  forget(
    { open: base, clock: () => now, config: { mediaFolder: '.' }, log } as unknown as Parameters<
      typeof forget
    >[0],
    { images },
  );

const tell = (topic: string, days: number) =>
  sql`insert into event_feed (topic, payload, final, retracted, at)
    values (${topic}, '{}', true, false, ${ago(days)})`.execute(base.database);
const left = async () =>
  (
    await sql<{ topic: string }>`select topic from event_feed order by id`.execute(base.database)
  ).rows.map(({ topic }) => topic);

describe('what is over', () => {
  test('of the feed is forgotten after a week, also when nothing came since', async () => {
    await tell('old', 9);
    await tell('older', 10);
    await tell('new', 1);
    await tell('old, but told late', 8);
    await forgetNow();
    expect(await left()).toEqual(['new', 'old, but told late']);
    await sql`delete from event_feed where topic = 'new'`.execute(base.database);
    await forgetNow();
    expect(await left()).toEqual([]);
    expect(failed).toEqual([]);
  });

  test('of one kind that cannot be removed holds up nothing else', async () => {
    await tell('old', 10);
    await tell('newer', 9);
    const later = 'alter table auth_nonce rename to auth_nonce_away';
    await base.pool.query(later);
    try {
      await forgetNow();
    } finally {
      await base.pool.query('alter table auth_nonce_away rename to auth_nonce');
    }
    expect(failed.splice(0)).toEqual(['nonces']);
    expect(await left()).toEqual([]);
  });
});
