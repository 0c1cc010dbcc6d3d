import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts';

let open: TestDatabase;
beforeEach(async () => {
  open = await testDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  await open.close();
});

test('the connections of a burst stay open for the next, however late it comes', async () => {
  const { pool } = open;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const burst = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
  for (const client of burst) client.release();
  expect(pool.totalCount).toBe(10);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(pool.totalCount).toBe(10);
});
