import { describe, expect, it } from 'vitest';
import { liquidityFit, trxFor } from './liquidity-fit.ts';

const pool = { tokens: 1_000_000n, trx: 250_000n, lpSupply: 500_000n };

describe('what fits a pool', () => {
  it('is all of both at its ratio', () => {
    expect(liquidityFit(pool, 4_000n, 1_000n)).toEqual({ tokens: 4_000n, trx: 1_000n, lp: 2_000n });
  });

  it('is bounded by the coin there is less of', () => {
    expect(liquidityFit(pool, 4_000n, 9_999n)).toMatchObject({ tokens: 4_000n, trx: 1_000n });
    expect(liquidityFit(pool, 9_999n, 1_000n)).toMatchObject({ tokens: 4_000n, trx: 1_000n });
  });

  it('rounds what is needed up and LP down', () => {
    expect(trxFor(pool, 3n)).toBe(1n);
    expect(liquidityFit(pool, 3n, 1n).lp).toBe(1n);
  });
});
