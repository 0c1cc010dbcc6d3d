import { expect, test } from 'vitest';
import { answering, startNode } from '../../test/node-stand-in.ts';
import type { HexAddress } from '../address.ts';
import { createClient } from './client.ts';
import { getEnergyStake } from './energy-stake.ts';

const OPERATOR = '417e5f4552091a69125d5dfcb7b8c2659029395bdf' as HexAddress;

/** One answer for both questions: each finds its own fields in it. */
async function stakeOf(json: unknown) {
  const node = await startNode(answering(json));
  return getEnergyStake(createClient({ fullNodes: [node.url] }), OPERATOR);
}

test('a stake for energy is read apart from that for bandwidth', async () => {
  const found = await stakeOf({
    frozenV2: [{ amount: 5 }, { type: 'ENERGY', amount: 7_000_000 }, { type: 'TRON_POWER' }],
    account_resource: { delegated_frozenV2_balance_for_energy: 3_000_000 },
    max_size: 6_000_000,
  });
  expect(found).toEqual({ kept: 7_000_000n, lent: 3_000_000n, lendable: 6_000_000n });
});

test('an account without a stake has none', async () => {
  expect(await stakeOf({})).toEqual({ kept: 0n, lent: 0n, lendable: 0n });
});
