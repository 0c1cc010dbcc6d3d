// @module-tag deep

import { payout } from '@vellum/contracts/income';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PayoutWorld, payoutWorld } from '../payout/payout-world.ts';
import type { Person } from '../test-server.ts';

// After seven days without a root anyone may propose one. A stranger who proposes roots that add next to nothing
// would keep the worker from paying, 48 hours at a time, for a bond that comes back.
const INCREASE = 100n;
const BOND = INCREASE / 10n;
const WEEK = 7 * 86_400;
const junk = Buffer.alloc(32, 0xab);

let world: PayoutWorld;
let ann: Person;
let stranger: Person;
beforeAll(async () => {
  world = await payoutWorld();
  [ann] = world.people as [Person];
  stranger = await world.join(ann);
});
afterAll(() => world?.close());

test('the worker replaces a stranger’s wrong root with the right one', async () => {
  await world.payFee(ann);
  await world.fund(1_000n);
  await world.pass(WEEK);
  await world.send(stranger, 'payout', payout.proposeRoot(junk, INCREASE, 1n, BOND));
  // Less than the worker proposes at once for its own sake: a day later any income is due.
  await world.pass(86_400);
  await world.work();
  const { root, bonder } = await world.read('payout', payout.pendingRoot());
  expect(Buffer.from(root)).not.toEqual(junk);
  expect(BigInt(`0x${bonder.slice(2)}`)).toBe(0n);
  expect(await world.read('payout', payout.bondOf(stranger.address))).toBe(BOND);
  const { rows } = await world.database.pool.query(
    'select is_right, vetoed_block is null as waits from payout_root order by block',
  );
  expect(rows).toEqual([
    { is_right: false, waits: false },
    { is_right: true, waits: true },
  ]);
  await world.passDelay();
  await world.work();
  expect(await world.read('payout', payout.newestRoot())).toEqual(root);
});
