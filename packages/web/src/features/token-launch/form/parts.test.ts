import { describe, expect, it } from 'vitest';
import { lpShares, supplyShares, typedShares } from './percent-split.ts';

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

describe('parts of the supply as they are typed', () => {
  it('make a whole, to the hundredth of a percent', () => {
    const shares = typedShares({ lpSupply: '29.29', tradeSupply: ' 9.9 ' });
    expect(shares).toEqual({ liquidity: 2_929, trade: 990, creator: 6_081, over: 0 });
  });

  it('stay while a point is typed', () => {
    expect(typedShares({ lpSupply: '29.', tradeSupply: '' })).toMatchObject({ liquidity: 2_900 });
  });

  it('tell when they are too many', () => {
    const shares = typedShares({ lpSupply: '95', tradeSupply: '10.5' });
    expect(shares).toMatchObject({ creator: 0, over: 550 });
  });

  it.each(['', '.', '-5', '1e3', '1,00,0', '12.345', 'NaN', 'Infinity'])(
    'are nothing where %o is typed, as the form reads it',
    (text) => {
      const shares = typedShares({ lpSupply: text, tradeSupply: '' });
      expect(shares).toEqual({ liquidity: 0, trade: 0, creator: 10_000, over: 0 });
    },
  );

  it('are read by either mark', () => {
    expect(typedShares({ lpSupply: '95,', tradeSupply: '2,5' })).toMatchObject({
      liquidity: 9_500,
      trade: 250,
    });
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
