import { toSun } from '@vellum/tron/amount';
import { expect, it } from 'vitest';
import { approvalCalls, feeLimitOf, mostCostOf } from './most-cost.ts';

const trx = (amount: bigint) => toSun(amount * 1_000_000n);
const planned = { call: { feeLimit: trx(150n) } };
const enough = { missing: false, allowance: trx(5n) };

it('a call that was tried costs at most what its trial says', () => {
  const review = { planned, approvals: [enough], trial: { cost: { most: trx(151n) } } };
  expect(mostCostOf(review)).toBe(trx(151n));
  expect(feeLimitOf(review)).toBe(trx(150n));
});

it('an approval that has to come first counts with its own fee limit', () => {
  const review = { planned, approvals: [{ missing: true, allowance: 0n }], trial: null };
  expect(mostCostOf(review)).toBe(trx(300n));
  expect(feeLimitOf(review)).toBe(trx(300n));
});

it('an allowance that may have to be taken back first counts twice', () => {
  const review = { planned, approvals: [{ missing: true, allowance: 1n }], trial: null };
  expect(mostCostOf(review)).toBe(trx(450n));
  expect(approvalCalls(review.approvals)).toBe(2);
});

it('a call that cannot be tried yet costs at most what its guess says', () => {
  const approvals = [{ missing: true, allowance: 0n }];
  const review = { planned, approvals, trial: null, guess: { most: trx(301n) } };
  expect(mostCostOf(review)).toBe(trx(301n));
});
