import { describe, expect, test } from 'vitest';
import { type ShareFacts, sharesProblem } from './shares-problem.ts';

const facts: ShareFacts = {
  state: 'in-progress',
  isOwner: false,
  left: 10,
  perBuyer: 8,
  held: 3,
  price: 200n,
  balance: 5_000n,
};

describe('a purchase of shares', () => {
  test.each([
    [{}, 5, null],
    [{ state: 'not-started' }, 1, { code: 'SOON_TO_OPEN' }],
    [{ state: 'ended' }, 1, { code: 'NOT_IN_PRESALE' }],
    [{ state: 'launched' }, 1, { code: 'NOT_IN_PRESALE' }],
    [{ state: 'failed' }, 1, { code: 'NOT_IN_PRESALE' }],
    [{ isOwner: true }, 1, { code: 'PRESALE_JOIN_REFUSED' }],
    [{}, 6, { code: 'EXCEEDS_MAX_SHARES', params: { max: '8' } }],
  ] as const)('with %o of %i shares: %o', (change, wanted, problem) => {
    expect(sharesProblem({ ...facts, ...change }, wanted)).toEqual(problem);
  });
});
