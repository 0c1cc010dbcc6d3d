import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/test-database.ts';
import { openRequests } from './open-requests.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

let base: TestDatabase;
let now = 0;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());
beforeEach(async () => {
  await sql`truncate withdrawal, payout_root, payout_leaf, chain_cursor restart identity cascade`.execute(
    base.database,
  );
});

/** The head, whose time is so many milliseconds. */
async function head(chainTime: number): Promise<void> {
  await sql`truncate chain_cursor`.execute(base.database);
  await sql`insert into chain_cursor (name, number, block_id, block_time, solid_number, node_head, node_solid, seen_at)
    values ('chain', 100, 'id', ${chainTime}, 90, 100, 90, now())`.execute(base.database);
}

/** Someone asks for so much. */
async function ask(address: string, asked: number, chainTime: number): Promise<void> {
  await sql`insert into withdrawal (address, request_key, asked, goal, head, chain_time, created_at)
    values (${address}, 'a', ${asked}, ${asked}, 1, ${chainTime}, ${new Date(chainTime)})`.execute(
    base.database,
  );
}

/** An active root, whose leaves carry so much for each. */
async function activeRoot(leaves: Readonly<Record<string, number>>): Promise<void> {
  await sql`insert into payout_root (block, tx_idx, log_idx, root, total, up_to_block, eta, at, txid,
      is_right, budget, active_block)
    values (2, 0, 0, 'root', 1, 1, 0, 0, '', true, 0, 3)`.execute(base.database);
  for (const [place, [address, sum]] of Object.entries(leaves).entries()) {
    await sql`insert into payout_leaf values (2, 0, 0, ${place}, ${address}, 0, ${sum})`.execute(
      base.database,
    );
  }
}

test('one that the contract refuses rests, longer each time, and holds no place of another', async () => {
  await head(DAY);
  await ask('stuck', 9, DAY);
  await ask('other', 5, DAY);
  await activeRoot({ stuck: 9, other: 5 });
  const requests = openRequests(base.database, () => now);
  const paid = async () => (await requests.toPay()).map(({ address }) => address);
  expect(await paid()).toEqual(['stuck', 'other']);
  requests.refused(1n);
  expect(await paid()).toEqual(['other']);
  now += 10_000;
  expect(await paid()).toEqual(['stuck', 'other']);
  for (let time = 0; time < 12; time += 1) requests.refused(1n);
  now += 59 * MINUTE;
  expect(await paid()).toEqual(['other']);
  now += MINUTE;
  expect(await paid()).toEqual(['stuck', 'other']);
  expect(await requests.count()).toBe(2);
});

test('an old one is remembered by itself: those after it that are over are not looked at again', async () => {
  await head(3 * DAY);
  await ask('stuck', 9, DAY);
  await ask('done', 5, 3 * DAY);
  await ask('other', 5, 3 * DAY);
  await activeRoot({ stuck: 9, done: 5, other: 5 });
  await sql`insert into income_record (block, tx_idx, log_idx, address, coin, earned, returned, received, upto, at, txid)
    values (5, 0, 0, 'done', '', 0, 0, 5, 5, 1, '')`.execute(base.database);
  const requests = openRequests(base.database, () => now);
  const open = async () => (await requests.toPay()).map(({ address }) => address);
  expect(await open()).toEqual(['stuck', 'other']);
  // Nothing makes it open again, so that what shows it as such is whether it was looked at.
  await sql`delete from income_record`.execute(base.database);
  expect(await open()).toEqual(['stuck', 'other']);
  // Not even an index that begins anew has it forgotten.
  await sql`truncate chain_cursor`.execute(base.database);
  await requests.count();
  await head(3 * DAY);
  expect(await open()).toEqual(['stuck', 'other']);
});
