import { describe, expect, it } from 'vitest';
import { mostBoxes, type PurchaseFacts, purchaseProblem } from './purchase-check.ts';

const sale: PurchaseFacts = {
  phase: 'onSale',
  total: 10,
  sold: 4,
  limit: 8,
  bought: 3,
  price: 10n,
  balance: 1_000n,
};

describe('buying boxes', () => {
  it('is open up to what is left and allowed', () => {
    expect(mostBoxes(sale)).toBe(5);
    expect(mostBoxes({ ...sale, sold: 8 })).toBe(2);
    expect(mostBoxes({ ...sale, bought: 9 })).toBe(0);
    expect(purchaseProblem(sale, 5)).toBeNull();
    expect(purchaseProblem({ ...sale, balance: null }, 5)).toBeNull();
    expect(purchaseProblem({ ...sale, balance: 50n }, 5)).toBeNull();
  });

  it.each<[string, Partial<PurchaseFacts>, number, object]>([
    ['before the start', { phase: 'preparing' }, 1, { code: 'SOON_TO_OPEN' }],
    ['after the end', { phase: 'ended' }, 1, { code: 'NOT_ON_SALE' }],
    ['in the draw', { phase: 'armed' }, 1, { code: 'NOT_ON_SALE' }],
    ['when all are sold', { phase: 'soldOut', sold: 10 }, 1, { code: 'SOLD_OUT' }],
    ['of more than allowed', {}, 6, { code: 'EXCEEDS_MAX_PURCHASE', params: { max: '5' } }],
    [
      'of more than left',
      { sold: 8 },
      3,
      { code: 'REMAINING_INSUFFICIENT', params: { left: '2' } },
    ],
    ['without the money', { balance: 49n }, 5, { code: 'INSUFFICIENT_TRX' }],
  ])('is refused %s', (_when, facts, boxes, problem) => {
    expect(purchaseProblem({ ...sale, ...facts }, boxes)).toEqual(problem);
  });
});
