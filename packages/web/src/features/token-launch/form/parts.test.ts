import { describe, expect, it } from 'vitest';
import { lpShares, supplyShares } from './parts.ts';

describe('parts of the supply', () => {
  it('make a whole', () => {
    const form = { supply: 1_000n, lpSupply: 850n, tradeSupply: 99n };
    expect(supplyShares(form)).toEqual({ liquidity: 8_500, trade: 990, creator: 510, over: 0 });
  });

  it('tell when they are too many', () => {
    const form = { supply: 1_000n, lpSupply: 950n, tradeSupply: 100n };
    expect(supplyShares(form)).toMatchObject({ creator: 0, over: 500 });
  });

  it('are nothing without a supply', () => {
    expect(supplyShares({})).toEqual({ liquidity: 0, trade: 0, creator: 10_000, over: 0 });
  });
});

describe('parts of the LP', () => {
  it('are all the buyers unless told', () => {
    expect(lpShares({ devShare: 500 })).toEqual({
      users: 9_500,
      creator: 500,
      burned: 0,
      over: 0,
    });
  });

  it('leave the rest to be burned', () => {
    expect(lpShares({ userLpShare: 8_000, devShare: 500 })).toMatchObject({ burned: 1_500 });
  });

  it('tell when they are too many', () => {
    expect(lpShares({ userLpShare: 9_500, devShare: 2_000 })).toMatchObject({ over: 1_500 });
  });
});
