import { describe, expect, it } from 'vitest';
import { burnProblem } from './burn-problem.ts';

const fine = {
  mode: 'burn' as const,
  entered: 5n,
  value: 5n,
  given: 5n,
  balance: 10n,
  symbol: 'VLM',
  room: 1_000_000_000n,
  belowAverageBps: 40,
  least: '0.000004 VLM',
};

describe('what speaks against a burn', () => {
  it('is nothing when all is fine, or a balance is not known yet', () => {
    expect(burnProblem(fine)).toBeNull();
    expect(burnProblem({ ...fine, balance: undefined })).toBeNull();
  });

  it('is an amount that is missing, nothing, or too small to count', () => {
    expect(burnProblem({ ...fine, entered: null, value: null })).toEqual({
      code: 'AMOUNT_REQUIRED',
    });
    expect(burnProblem({ ...fine, entered: 0n, value: 0n })).toEqual({ code: 'AMOUNT_ZERO' });
    expect(burnProblem({ ...fine, value: 0n })).toEqual({
      code: 'BELOW_MINIMUM',
      params: { min: '0.000004 VLM' },
    });
  });

  it('is more than is there, or than one block takes', () => {
    expect(burnProblem({ ...fine, given: 11n })).toEqual({
      code: 'INSUFFICIENT_BALANCE',
      params: { coin: 'VLM' },
    });
    expect(burnProblem({ ...fine, value: 1_000_000_001n })).toEqual({
      code: 'BURN_BLOCK_CAP',
      params: { room: '1,000' },
    });
  });

  it('is a swap further below the average than the contract allows', () => {
    const swap = { ...fine, mode: 'swapToBurn' as const };
    expect(burnProblem({ ...swap, belowAverageBps: 100 })).toBeNull();
    expect(burnProblem({ ...swap, belowAverageBps: 101 })).toEqual({ code: 'SLIPPAGE' });
    expect(burnProblem({ ...swap, value: null })).toEqual({ code: 'SLIPPAGE' });
    expect(burnProblem({ ...fine, belowAverageBps: 101 })).toBeNull();
  });
});
