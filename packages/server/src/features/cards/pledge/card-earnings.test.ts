import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/test-database.ts';
import type { PledgeRow } from '../card-rows.ts';
import { cardEarnings } from './card-earnings.ts';

let open: TestDatabase;

beforeAll(async () => {
  open = await testDatabase();
  await open.pool.query(`insert into card_stream_event (block, tx_idx, log_idx, kind, at, level, term, rate, finish)
    values (10, 0, 0, 'pledged', 1000, 1, 60, null, null),
      (10, 1, 0, 'funded', 1000, null, null, 18446744073709551616, 1000)`);
});
afterAll(() => open.close());

const pledge = {
  ...{ block: 10, tx_idx: 0, log_idx: 0, level: 1, since: 1000n, unlock_at: 61_000n },
  closed_at: null,
} as PledgeRow;
const at = (headId: string, chainTime: number) => ({ headId, solid: 5, chainTime });

test('who answers of a block while the next one is read still gets all of it', async () => {
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const levels = async ({ headId }: Readonly<{ headId: string }>) => {
    if (headId === 'b') {
      asked.resolve();
      await answered.promise;
    }
    return [{ level: 1, weight: 1n }];
  };
  const earnings = cardEarnings(open.database, {
    levels: levels as never,
    pledge: async () => ({ terms: [{ seconds: 60n, percent: 1n }] }) as never,
  });
  const before = await earnings(at('a', 11_000));
  expect(before.earned(pledge)).toBe(10n);
  const next = earnings(at('b', 14_000));
  await asked.promise;
  expect(before.earned(pledge)).toBe(10n);
  answered.resolve();
  expect((await next).earned(pledge)).toBe(13n);
});
