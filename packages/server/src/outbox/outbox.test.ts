import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/test-database.ts';
import { putInOutbox } from './outbox.ts';
import { retryDelay, workOutbox } from './worker.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());
beforeEach(() => sql`truncate outbox`.execute(base.database));

const log = { warn: () => {} };
const put = (count: number, topic = 'mail') =>
  base.database.transaction().execute(async (tx) => {
    for (let number = 1; number <= count; number += 1) await putInOutbox(tx, topic, { number });
  });
const work = (mail: (number: unknown) => Promise<void>, options = {}) =>
  workOutbox({
    database: base.database,
    handlers: { mail: ({ number }) => mail(number) },
    log,
    ...options,
  });
/** As text, which keeps its microseconds. */
const databaseTime = async () =>
  (await sql<{ now: string }>`select now()::text as now`.execute(base.database)).rows[0]!.now;
const rows = async () =>
  (await sql<Record<string, unknown>>`select * from outbox order by id`.execute(base.database))
    .rows;

describe('the outbox', () => {
  test('holds nothing of a change that did not happen', async () => {
    const failed = base.database.transaction().execute(async (tx) => {
      await putInOutbox(tx, 'mail', { number: 1 });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  test('gives each job to one of several workers, in order, and not again', async () => {
    await put(50);
    const done: unknown[] = [];
    const mail = async (number: unknown) => {
      done.push(number);
    };
    const takeAll = async () => {
      while ((await work(mail)) > 0);
    };
    await Promise.all([takeAll(), takeAll(), takeAll()]);
    expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 50 }, (_, place) => place + 1),
    );
    expect(await work(mail)).toBe(0);
  });

  test('leaves topics alone that nobody handles', async () => {
    await put(1, 'other');
    expect(await work(async () => {})).toBe(0);
  });

  test('gives a job to another worker when the first one died with it', async () => {
    await put(1);
    const dead = new Promise<void>(() => {});
    void work(() => dead, { leaseMs: 1 });
    const done: unknown[] = [];
    await expect.poll(() => work(async (number) => void done.push(number))).toBe(1);
    expect(done).toEqual([1]);
  });

  test('tries again later, and lays a job aside after its last try', async () => {
    await put(1);
    const fail = async () => {
      throw new Error('no mail today');
    };
    const began = await databaseTime();
    await work(fail, { maxAttempts: 2 });
    const { rows: waiting } = await sql`
      select attempts, error, dead_at, run_at > done.at as later
      from outbox, (select ${began}::timestamptz + interval '1 second' as at) done
    `.execute(base.database);
    expect(waiting).toEqual([{ attempts: 1, error: 'no mail today', dead_at: null, later: true }]);
    await sql`update outbox set run_at = now() + interval '1 hour'`.execute(base.database);
    expect(await work(fail, { maxAttempts: 2 })).toBe(0);
    await sql`update outbox set run_at = now()`.execute(base.database);
    await work(fail, { maxAttempts: 2 });
    const [dead] = await rows();
    expect(dead).toMatchObject({ attempts: 2, dead_at: expect.any(Number) });
    expect(await work(fail)).toBe(0);
  });

  test('waits twice as long each time, an hour at most', () => {
    expect([1, 2, 3, 30].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 3_600_000]);
  });
});
