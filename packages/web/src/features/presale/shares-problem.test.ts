import { describe, expect, test } from 'vitest';
import { mostShares, type ShareFacts, sharesProblem } from './shares-problem.ts';

const facts: ShareFacts = {
  state: 'in-progress',
  isExcluded: false,
  shares: 100,
  sold: 90,
  perBuyer: 8,
  held: 3,
  price: 200n,
  balance: 5_000n,
};

describe('a purchase of shares', () => {
  test('is free of problems within all bounds', () => {
    expect(sharesProblem(facts, 5)).toBe(null);
    expect(mostShares(facts)).toBe(5);
  });

  test.each([
    [{ state: 'not-started' }, 1, { code: 'SOON_TO_OPEN' }],
    [{ state: 'ended' }, 1, { code: 'NOT_IN_PRESALE' }],
    [{ state: 'launched' }, 1, { code: 'NOT_IN_PRESALE' }],
    [{ state: 'failed' }, 1, { code: 'NOT_IN_PRESALE' }],
    [{ isExcluded: true }, 1, { code: 'PRESALE_JOIN_REFUSED' }],
    [{}, 9, { code: 'EXCEEDS_MAX_PURCHASE', params: { max: '8' } }],
    [{}, 6, { code: 'EXCEEDS_MAX_SHARES', params: { max: '8' } }],
    [{ sold: 98 }, 3, { code: 'REMAINING_INSUFFICIENT', params: { left: '2' } }],
    [{ balance: 999n }, 5, { code: 'INSUFFICIENT_TRX' }],
    [{ balance: 1_000n }, 5, null],
    [{ balance: null }, 5, null],
  ] as const)('with %o of %i shares: %o', (change, wanted, problem) => {
    expect(sharesProblem({ ...facts, ...change }, wanted)).toEqual(problem);
  });
});
