import { expect, it } from 'vitest';
import type { ActionState } from '../action-state.ts';
import { networkCostOf } from './network-cost.ts';

const sent = { txid: 'aa', expiration: 0, signedAt: 0 };
const done = (fee: string): ActionState => ({
  ...{ step: 'done', orderId: 'one', sent, finalAt: null },
  mined: { block: 1, fee, at: 0 },
});

it('is the fee of the call where nothing was allowed first', () => {
  expect(networkCostOf(done('5217661'), null)).toBe(5_217_661n);
  expect(networkCostOf(done('0'), { approvalFees: {} })).toBe(0n);
});

it('is one sum with what allowing took, to the last sun', () => {
  const approvalFees = { bb: '2392100', cc: '100' };
  expect(networkCostOf(done('5217661'), { approvalFees })).toBe(7_609_861n);
  expect(networkCostOf({ step: 'checking' }, { approvalFees })).toBe(2_392_200n);
});
