import { payoutTree } from '@vellum/contracts/payout-tree';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { DEFAULT_FEE_LIMIT } from '@vellum/tron/contract-call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PayoutStore, payoutStore } from '../../src/ledger/payout-store.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { newPerson } from '../test-server.ts';

// Who never claims for a year has a leaf in every root. One call with all of them would run out of energy at the
// highest fee, and the worker would pay for that again and again.
const ROOTS = 365;
const STEP = 1_000_000n;
/** Energy that the oldest part of a claim takes: a slot written, its proof, and the way there. */
const ENERGY_OF_PART = 12_000n;
const ENERGY_PRICE = 420n;

const home = { chainId: 1n, payout: toHexAddress(newPerson().address) };
const { address } = newPerson();
let opened: TestDatabase;
let payouts: PayoutStore;
beforeAll(async () => {
  opened = await testDatabase();
  payouts = payoutStore(opened.database, home);
  for (let block = 1; block <= ROOTS; block++) await activeRoot(block);
  await earned('feeRebate', 'earned', BigInt(ROOTS) * STEP);
});
afterAll(() => opened?.close());

async function activeRoot(block: number): Promise<void> {
  const [since, cumulative] = [BigInt(block - 1) * STEP, BigInt(block) * STEP];
  const { root } = payoutTree(home, [{ user: toHexAddress(address), since, cumulative }]);
  await opened.pool.query(
    `insert into payout_root values ($1::integer, 0, 0, $2, $3, $1::integer, 0, 0, '', true, $4, $1::integer, 0, '')`,
    [block, toHex(root), cumulative, STEP],
  );
  await opened.pool.query('insert into payout_leaf values ($1, 0, 0, 0, $2, $3, $4)', [
    ...[block, address, since, cumulative],
  ]);
}

const earned = (type: string, column: 'earned' | 'received', sum: bigint) =>
  opened.pool.query(
    `insert into income_total (address, type, coin, rows, earned, returned, received)
    values ($1, $2, '', 1, $3, 0, $4)
    on conflict (address, type, coin) do update set received = excluded.received`,
    [address, type, column === 'earned' ? sum : 0n, column === 'received' ? sum : 0n],
  );

test('one call claims no more roots than its fee pays for', async () => {
  const parts = await payouts.parts(address as Address);
  expect(parts[0]).toMatchObject({ since: 0n, cumulative: STEP });
  expect(BigInt(parts.length) * ENERGY_OF_PART * ENERGY_PRICE).toBeLessThan(DEFAULT_FEE_LIMIT);
});

test('what is called claimable is what those parts bring, and it all comes in the end', async () => {
  let received = 0n;
  for (let calls = 0; received < BigInt(ROOTS) * STEP; calls++) {
    expect(calls).toBeLessThan(20);
    const parts = await payouts.parts(address as Address);
    const reach = parts.at(-1)?.cumulative ?? 0n;
    const balance = await payouts.balance(address as Address);
    expect(balance).toMatchObject({
      available: BigInt(ROOTS) * STEP - received,
      claimable: reach - received,
    });
    received = reach;
    await earned('', 'received', received);
  }
  expect(await payouts.balance(address as Address)).toMatchObject({ available: 0n, claimable: 0n });
});
