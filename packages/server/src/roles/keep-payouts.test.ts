import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/test-database.ts';
import { createMetrics } from '../platform/log/metrics.ts';
import { measurePayouts } from './keep-payouts.ts';

let base: TestDatabase;
const metrics = createMetrics();
beforeAll(async () => {
  base = await testDatabase();
  measurePayouts(base.database, () => 5_000_000, metrics);
});
afterAll(() => base.close());
beforeEach(() => sql`truncate payout_root cascade`.execute(base.database));

type End = Readonly<{ active?: number; vetoed?: number }>;

const root = (block: number, isRight: boolean, { active, vetoed }: End = {}) =>
  sql`insert into payout_root (block, tx_idx, log_idx, root, total, up_to_block, eta, at, txid,
      is_right, budget, active_block, vetoed_block)
    values (${block}, 0, 0, ${`root ${block}`}, 1, 1, 0, 0, '', ${isRight}, 0, ${active ?? null}::integer,
      ${vetoed ?? null}::integer)`.execute(base.database);

/** Wrong ones that wait, and that are active. */
async function wrong() {
  const text = await metrics.text();
  return ['payout_roots_wrong', 'payout_roots_wrong_active'].map((name) =>
    Number(text.match(new RegExp(`^${name} (\\S+)$`, 'm'))?.[1]),
  );
}

test('a wrong root counts while it waits, and then until a right one is active after it', async () => {
  expect(await wrong()).toEqual([0, 0]);
  await root(1, true, { active: 5 });
  await root(10, false, { vetoed: 12 });
  expect(await wrong()).toEqual([0, 0]);
  await root(20, false);
  expect(await wrong()).toEqual([1, 0]);
  await sql`update payout_root set active_block = 25 where block = 20`.execute(base.database);
  expect(await wrong()).toEqual([0, 1]);
  // The next theft shows beside the last one.
  await root(30, false);
  expect(await wrong()).toEqual([1, 1]);
  await sql`update payout_root set vetoed_block = 31 where block = 30`.execute(base.database);
  await root(40, true);
  expect(await wrong()).toEqual([0, 1]);
  await sql`update payout_root set active_block = 45 where block = 40`.execute(base.database);
  expect(await wrong()).toEqual([0, 0]);
});

test('the age of the oldest open withdrawal is told', async () => {
  const age = async () =>
    (await metrics.text()).match(/^payout_oldest_request_seconds (\S+)$/m)?.[1];
  expect(await age()).toBe('0');
  for (const at of [2_000_000, 3_000_000]) {
    await sql`insert into withdrawal (address, request_key, asked, goal, head, chain_time, created_at)
      values ('T', ${`${at}`}, 5, 5, 1, 1, ${new Date(at)})`.execute(base.database);
  }
  expect(await age()).toBe('3000');
});
