import { drawOf, tierOfPrize } from '@vellum/contracts/box-draw';
import type { Address } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/test-database.ts';
import { boxClaims } from './box-claims.ts';
import type { ClaimMoment } from './claim-row.ts';

const TOTAL = 20;
const SOLD = 12;
const SEED = '5e'.repeat(32);
const tiers = [
  [1, '500'],
  [4, '50'],
  [15, '1'],
] as const;

let base: TestDatabase;
let rowsRead = 0;
beforeAll(async () => {
  base = await testDatabase();
  for (const series of [0, 1]) await addSeries(series);
});
afterAll(() => base.close());

/** Somebody bought 12 boxes and opened the first nine; the operator opened one that nobody bought. */
async function addSeries(series: number): Promise<void> {
  await sql`insert into box_series (series, operator, commit, prize_coin, total, escrow, bond, sold,
      created_block, created_at, created_txid, seed, revealed_block, revealed_at)
    values (${series}, 'operator', '', 'coin', ${TOTAL}, 1000, 7, ${SOLD}, 1, 1, 'made', ${SEED}, 9, 9)`.execute(
    base.database,
  );
  await sql`insert into box_series_terms (series, created_txid, created_block, price, start_at, end_at,
      buyer_limit, fee_bps, reveal_time, tiers, coin_symbol, coin_decimals)
    values (${series}, 'made', 1, 100, 0, 0, 1, 0, 0, ${JSON.stringify(tiers)}, '', 0)`.execute(
    base.database,
  );
  const open = Array.from({ length: SOLD }, (_, box) => (box < 9 ? 10 : null));
  for (const [box, block] of open.entries()) {
    await sql`insert into blind_box (series, box, owner, opened_block)
      values (${series}, ${box}, 'buyer', ${block}::bigint)`.execute(base.database);
  }
  await sql`insert into blind_box (series, box, opened_block) values (${series}, 15, 10)`.execute(
    base.database,
  );
}

/** The tables, with their rows counted as they are read. */
const counted = () =>
  base.database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rowsRead += result.rows.length;
      return result;
    },
  });

test('prizes of unopened boxes are owed, and boxes that are done with are not read', async () => {
  const moment = {
    database: counted(),
    contracts: { blindBox: 'boxes' as Address },
    head: 20,
    chainTime: 20_000,
  } as unknown as ClaimMoment;
  const claims = await boxClaims(moment);
  const draw = drawOf(fromHex(SEED), TOTAL);
  const known = tiers.map(([count, amount]) => ({ count, amount: BigInt(amount) }));
  const prizeIn = (box: number) => known[tierOfPrize(known, draw(box))]!.amount;
  const sumOf = (boxes: readonly number[]) => boxes.reduce((sum, box) => sum + prizeIn(box), 0n);
  const owed = (owner: string) =>
    claims
      .filter((claim) => claim.coin !== null && claim.owner === owner)
      .reduce((sum, { amount }) => sum + amount, 0n);
  expect(owed('buyer')).toBe(2n * sumOf([9, 10, 11]));
  expect(owed('operator')).toBe(2n * sumOf([12, 13, 14, 16, 17, 18, 19]));
  // Two series, and of each the three unopened boxes and the one that nobody bought.
  expect(rowsRead).toBe(2 * (1 + 3 + 1));
});
