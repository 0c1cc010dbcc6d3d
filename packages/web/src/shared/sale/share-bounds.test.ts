import { describe, expect, test } from 'vitest';
import { boundBroken, mostShares, type ShareBounds } from './share-bounds.ts';

const bounds: ShareBounds = { left: 10, perBuyer: 8, held: 3, price: 200n, balance: 5_000n };

describe('shares that somebody wants', () => {
  test('are free of problems within all bounds', () => {
    expect(boundBroken(bounds, 5)).toBe(null);
    expect(mostShares(bounds)).toBe(5);
    expect(mostShares({ ...bounds, left: 2 })).toBe(2);
    expect(mostShares({ ...bounds, held: 9 })).toBe(0);
  });

  test.each([
    [{}, 9, { code: 'EXCEEDS_MAX_PURCHASE', params: { max: '8' } }],
    [{}, 6, { code: 'EXCEEDS_MAX_SHARES', params: { max: '8' } }],
    [{ left: 2 }, 3, { code: 'REMAINING_INSUFFICIENT', params: { left: '2' } }],
    [{ balance: 999n }, 5, { code: 'INSUFFICIENT_TRX' }],
    [{ balance: 1_000n }, 5, null],
    [{ balance: null }, 5, null],
  ] as const)('with %o, %i of them: %o', (change, wanted, problem) => {
    expect(boundBroken({ ...bounds, ...change }, wanted)).toEqual(problem);
  });
});
