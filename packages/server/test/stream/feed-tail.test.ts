import type { Topic } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEED_PAGE, feedReader } from '../../src/platform/stream/feed-reader.ts';
import { feedTail } from '../../src/platform/stream/feed-tail.ts';
import { recordStatements } from '../hot/recorded-statements.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await testDatabase({ statementTimeoutMs: 0 });
});
afterAll(() => opened.close());

const topics = ['order', 'trade', 'income'] as const satisfies readonly Topic[];
const people = ['Tann', 'Tbob', null] as readonly (Address | null)[];

async function tell(count: number): Promise<void> {
  await opened.pool.query(
    `insert into event_feed (topic, address, payload, final, retracted)
    select ($2::text[])[1 + n % 3], ($3::text[])[1 + (n / 3) % 3], jsonb_build_object('n', n), false, false
    from generate_series(1, $1::integer) n`,
    [count, topics, people],
  );
}

test('tells what the table tells, kept or not, and up to where that is all', async () => {
  const reader = feedReader(opened.pool);
  const tail = feedTail(reader, 50);
  const begun = await tail.newest();
  await tell(3 * FEED_PAGE);
  const asked = fc.record({
    back: fc.integer({ min: 0, max: 3 * FEED_PAGE }),
    address: fc.constantFrom(...people),
    topics: fc.subarray([...topics]),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ back, ...filter }) => {
      const id = begun + BigInt(back);
      const [told, wanted] = [await tail.after(id, filter), await reader.after(id, filter)];
      expect(told.rows.map((row) => row.id)).toEqual(wanted.map((row) => row.id));
      const rest = await reader.after(id, { ...filter });
      const behind = rest.filter((row) => row.id <= told.upto);
      expect(behind).toHaveLength(told.rows.length);
      expect(told.upto).toBeGreaterThanOrEqual(id);
    }),
    { numRuns: 60 },
  );
});

test('a ring costs two statements, however many listen', async () => {
  const tail = feedTail(feedReader(opened.pool));
  const from = await tail.newest();
  await tell(9);
  const statements = recordStatements(opened.url);
  const filter = { address: 'Tann' as Address, topics };
  const told = await Promise.all(Array.from({ length: 100 }, () => tail.after(from, filter)));
  statements.stop();
  expect(statements.taken()).toHaveLength(2);
  expect(new Set(told.map(({ rows }) => rows.length))).toEqual(new Set([6]));
});

test('who hears nothing for long still need not look into the table', async () => {
  const tail = feedTail(feedReader(opened.pool), 10);
  const nobody = { address: 'Tnobody' as Address, topics: ['order'] as const };
  let at = await tail.newest();
  for (let round = 0; round < 3; round++) {
    await opened.pool.query(`insert into event_feed (topic, address, payload, final, retracted)
      select 'trade', 'Tbob', '{}', false, false from generate_series(1, 30)`);
    const { rows, upto } = await tail.after(at, nobody);
    expect(rows).toEqual([]);
    expect(upto).toBe(at + 30n);
    at = upto;
  }
  const statements = recordStatements(opened.url);
  await tail.after(at, nobody);
  statements.stop();
  expect(statements.taken().map(({ text }) => text)).toEqual([
    expect.stringContaining('address from event_feed where id > $1'),
  ]);
});
