import { describe, expect, test } from 'vitest';
import { type TradeBounds, tradeProblem } from './trade-problem.ts';

const bounds: TradeBounds = {
  state: 'open',
  isAllowed: true,
  left: 10,
  perBuyer: 8,
  held: 3,
  price: 200n,
  balance: 5_000n,
};

describe('a purchase in an internal trade', () => {
  test.each([
    [{}, 5, null],
    [{ state: 'closed' }, 1, { code: 'TRADE_CLOSED' }],
    [{ state: 'ended' }, 1, { code: 'TRADE_CLOSED' }],
    [{ state: 'cancelled' }, 1, { code: 'TRADE_CLOSED' }],
    [{ isAllowed: false }, 1, { code: 'NOT_WHITELISTED' }],
    [{}, 6, { code: 'EXCEEDS_MAX_SHARES', params: { max: '8' } }],
  ] as const)('with %o of %i shares: %o', (change, wanted, problem) => {
    expect(tradeProblem({ ...bounds, ...change }, wanted)).toEqual(problem);
  });
});
