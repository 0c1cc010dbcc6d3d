import { expect, it } from 'vitest';
import type { ActionState } from '../run/action-state.ts';
import { networkCostOf } from './network-cost.ts';

const sent = { txid: 'aa', expiration: 0, signedAt: 0 };
const done = (fee: string): ActionState => ({
  ...{ step: 'done', orderId: 'one', sent, finalAt: null },
  mined: { block: 1, fee, at: 0 },
});

it('is the fee of the call where nothing was allowed first', () => {
  expect(networkCostOf(done('5217661'), null)).toEqual({ total: 5_220_000n, parts: null });
  expect(networkCostOf(done('5217661'), { approvalFees: {} }).parts).toBeNull();
  expect(networkCostOf(done('0'), {}).total).toBe(0n);
});

it('is one sum with what allowing took, and its parts add up', () => {
  const cost = networkCostOf(done('5217661'), { approvalFees: { bb: '2392100', cc: '100' } });
  // 7.609861: each part rounded up for itself would make 7.62.
  expect(cost.total).toBe(7_610_000n);
  expect(cost.parts).toEqual({ call: 5_220_000n, approvals: 2_390_000n });
});

it('tells no part apart where there is only one', () => {
  expect(networkCostOf(done('0'), { approvalFees: { bb: '2390000' } }).parts).toBeNull();
  expect(networkCostOf({ step: 'checking' }, { approvalFees: { bb: '2390000' } })).toEqual({
    total: 2_390_000n,
    parts: null,
  });
});
