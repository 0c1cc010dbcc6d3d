import { otcDesk } from '@vellum/contracts/otc';
import { team } from '@vellum/contracts/team';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { expect, test } from 'vitest';
import { placeCall } from '../../packages/server/src/orders/placed-call.ts';
import { launchFixtures } from '../../packages/stack/src/demo-world/launches/launch-fixtures.ts';
import { launchPlanOf } from '../../packages/stack/src/demo-world/launches/launch-plan-of.ts';
import { callDataOf } from './call-data.ts';

const someone = `41${'ab'.repeat(20)}` as HexAddress;
const terms = {
  ...{ sell: someone, amount: 7n, want: someone, wantAmount: 2n ** 90n },
  ...{ onlyTaker: someone, expires: 1_800_000_000n, wholeOnly: true },
};
const plan = launchPlanOf(launchFixtures[0]!, someone, 1_780_000_000_000);

test.each([
  ['an address', team.abi, team.bindInviter(someone)],
  ['numbers and a truth', otcDesk.abi, otcDesk.make(terms)],
  ['tuples with texts', tokenFactory.abi, tokenFactory.create(plan, 100n)],
])('what an order tells in words is the call itself: %s', (_, abi, call) => {
  const placed = placeCall({ ...call, abi, contract: fromHexAddress(someone) });
  expect(callDataOf(JSON.parse(JSON.stringify(placed, wordsOnly)))).toEqual(call.data);
});

const wordsOnly = (_: string, value: unknown) =>
  typeof value === 'bigint' ? String(value) : value;
