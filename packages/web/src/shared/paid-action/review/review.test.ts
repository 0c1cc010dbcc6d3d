import type { Address } from '@vellum/tron/address';
import { toSun } from '@vellum/tron/amount';
import { createClient } from '@vellum/tron/client/client';
import { expect, it } from 'vitest';
import { CALL_BYTES } from '../../chain/call-cost.ts';
import type { Chain } from '../../chain/chain.ts';
import { feeLimitOf, mostCostOf } from '../cost/most-cost.ts';
import type { PaidAction } from '../paid-action.ts';
import { reviewOf } from './review.ts';

const market = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const PRICE = 1_000n;
const DATA = 100;

const call = { data: new Uint8Array(DATA), value: 0n, feeLimit: toSun(150_000_000n) };
const coin = { coin: market, symbol: 'USDT', decimals: 6, amount: 5n };
const action = {
  key: 'sample.pay',
  call: () => ({ contract: market, call }),
  approvals: () => [{ coin, spender: market, spenderName: 'the market' }],
} as unknown as PaidAction;

/** A chain on which so much is allowed, for an account without any bandwidth. */
function chainWith(allowance: bigint): Chain {
  const prices = [
    { key: 'getEnergyFee', value: 100 },
    { key: 'getTransactionFee', value: Number(PRICE) },
  ];
  const respond = (async (url: string) =>
    Response.json(url.endsWith('getchainparameters') ? { chainParameter: prices } : {})) as unknown;
  const client = createClient({ fullNodes: ['http://node.test'], fetch: respond as typeof fetch });
  return { client, read: async () => allowance } as unknown as Chain;
}

it.each([
  [0n, 1n],
  [1n, 2n],
])('with %d allowed the most is the bytes of %d approvals too', async (allowance, approvals) => {
  const context = { account: market, chain: chainWith(allowance) };
  const review = await reviewOf(action, {}, context, null, Date.now);
  const bytes = approvals * (CALL_BYTES + 68n) + CALL_BYTES + BigInt(DATA);
  expect(mostCostOf(review!)).toBe(feeLimitOf(review!) + bytes * PRICE);
  expect(feeLimitOf(review!)).toBe((approvals + 1n) * 150_000_000n);
});
