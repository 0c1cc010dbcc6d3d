import type { Address } from '@vellum/tron/address';
import { toSun } from '@vellum/tron/amount';
import { createClient } from '@vellum/tron/client/client';
import { expect, it } from 'vitest';
import { CALL_BYTES } from '../../chain/call-cost.ts';
import type { Chain } from '../../chain/chain.ts';
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

const used = { approve: 22_000, zero: 8_000, transfer: 14_000, call: 30_000 };

/** The node's answer to a simulation: a coin that changes allowances only from zero, a call that lacks the allowance. */
function simulated(data: string, allowance: bigint) {
  const isApproval = data.startsWith('095ea7b3');
  const isTransfer = data.startsWith('a9059cbb');
  const isToZero = isApproval && /0{64}$/.test(data);
  const fails = isApproval ? allowance > 0n && !isToZero : !isTransfer;
  const energy = isToZero ? used.zero : isApproval ? used.approve : used.call;
  return {
    result: {
      result: true,
      ...(fails && { message: '524556455254206f70636f6465206578656375746564' }),
    },
    energy_used: isTransfer ? used.transfer : energy,
    constant_result: [''],
    transaction: { ret: [{}] },
  };
}

/** A chain on which so much is allowed, for an account without any bandwidth. */
function chainWith(allowance: bigint): Chain {
  const prices = [
    { key: 'getEnergyFee', value: 100 },
    { key: 'getTransactionFee', value: Number(PRICE) },
  ];
  const respond = (async (url: string, { body }: { body: string }) => {
    if (url.endsWith('getchainparameters')) return Response.json({ chainParameter: prices });
    if (!url.endsWith('triggerconstantcontract')) return Response.json({});
    return Response.json(simulated(JSON.parse(body).data, allowance));
  }) as unknown;
  const client = createClient({ fullNodes: ['http://node.test'], fetch: respond as typeof fetch });
  return { client, read: async () => allowance } as unknown as Chain;
}

const reviewWith = async (allowance: bigint) =>
  (await reviewOf(action, {}, { account: market, chain: chainWith(allowance) }, null, Date.now))!;

it.each([
  [0n, [used.approve]],
  [1n, [used.zero, used.zero + 15_000]],
])('with %d allowed counts the approvals that come first', async (allowance, approvals) => {
  const { trial, approvals: reviewed, size, cost } = await reviewWith(allowance);
  expect(trial).toBeNull();
  const [{ calls }] = reviewed as [(typeof reviewed)[0]];
  expect(calls.map(({ energy }) => Number(energy))).toEqual(approvals);
  const bytes = BigInt(approvals.length) * (CALL_BYTES + 68n) + CALL_BYTES + BigInt(DATA);
  expect(cost.bandwidth).toBe(bytes * PRICE);
  const limits = calls.reduce((sum, one) => sum + one.feeLimit, size.feeLimit);
  expect(cost.most).toBe(limits + bytes * PRICE);
  expect(size.feeLimit).toBeLessThan(150_000_000n);
});

it('adds the move of the coins to what the node can simulate of the call', async () => {
  const { cost, approvals } = await reviewWith(0n);
  const [{ calls }] = approvals as [(typeof approvals)[0]];
  const pulled = BigInt(used.call + used.transfer) + 5_950n;
  expect(cost.energy - (calls[0]?.energy ?? 0n)).toBe(pulled);
});
