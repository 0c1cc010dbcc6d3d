import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedReader } from '../../src/platform/stream/feed-reader.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await testDatabase({ statementTimeoutMs: 0, connections: 1 });
  const { database } = opened;
  await sql`insert into event_feed (topic, address, payload, final, retracted)
    select 'order', 'T' || n % 10, '{}', false, false from generate_series(1, 20000) n`.execute(
    database,
  );
  await sql`analyze event_feed`.execute(database);
});
afterAll(() => opened.close());

test.each([null, 'T5' as Address, 'Tnobody' as Address])(
  'a stream of %s from the beginning looks only at its own rows',
  async (address) => {
    const reader = feedReader(opened.pool);
    await reader.after(0n, { address, topics: ['order', 'block'] });
    // PostgreSQL settles on one plan for all callers after a few times; callers can bring that about.
    await opened.pool.query('set plan_cache_mode = force_generic_plan');
    const { rows } = await opened.pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off) execute "feed-after"(0, ${address && `'${address}'`}, '{order}')`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('event_feed_address');
    expect(plan).not.toContain('Rows Removed by Filter');
  },
);

test('both kinds of rows come in one order', async () => {
  const { database, pool } = opened;
  await sql`insert into event_feed (topic, address, payload, final, retracted)
    values ('block', null, '{}', false, false), ('order', 'Tmixed', '{}', false, false),
      ('block', null, '{}', false, false), ('trade', 'Tmixed', '{}', false, false)`.execute(
    database,
  );
  const filter = { address: 'Tmixed' as Address, topics: ['order', 'block'] as const };
  const rows = await feedReader(pool).after(0n, filter);
  expect(rows.map(({ topic }) => topic)).toEqual(['block', 'order', 'block']);
});
