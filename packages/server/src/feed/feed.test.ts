import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/test-database.ts';
import { appendToFeed, type FeedRow } from './feed.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase({ connections: 12, statementTimeoutMs: 0 });
});
afterAll(() => base.close());

const row = (payload: FeedRow['payload']): FeedRow => ({
  topic: 'order',
  address: null,
  payload,
  block: null,
  final: false,
  retracted: false,
});
const newerThan = async (id: bigint) =>
  (
    await sql<{ id: bigint }>`select id from event_feed where id > ${id} order by id`.execute(
      base.database,
    )
  ).rows;

describe('the feed', () => {
  test('shows rows in the order of their ids: who reads on misses none', async () => {
    let last = 0n;
    let read = 0;
    let isOver = false;
    const reader = (async () => {
      while (!isOver || (await newerThan(last)).length > 0) {
        for (const { id } of await newerThan(last)) {
          last = id;
          read += 1;
        }
      }
    })();
    const write = (number: number) =>
      base.database.transaction().execute(async (tx) => {
        await appendToFeed(tx, [row({ number }), row({ number })]);
        // Whoever got the lower ids commits first, however long it takes.
        await sql`select count(*) from generate_series(1, ${(number % 5) * 2_000}::integer)`.execute(
          tx,
        );
      });
    await Promise.all(Array.from({ length: 30 }, (_, number) => write(number)));
    isOver = true;
    await reader;
    expect(read).toBe(60);
  });

  test('wakes those who listen, once the change is there', async () => {
    const client = await base.pool.connect();
    const heard = new Promise((settle) => client.once('notification', settle));
    await client.query('listen event_feed');
    await base.database.transaction().execute((tx) => appendToFeed(tx, [row({ number: 1 })]));
    expect(await heard).toMatchObject({ channel: 'event_feed' });
    client.release(true);
  });

  test('takes nothing for nothing', async () => {
    const before = await newerThan(0n);
    await base.database.transaction().execute((tx) => appendToFeed(tx, []));
    expect(await newerThan(0n)).toEqual(before);
  });
});
