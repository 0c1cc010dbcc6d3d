import { describe, expect, it } from 'vitest';
import { feeParts } from './fee-parts.ts';

const split = { level1: 2_000n, level2: 1_000n, pool: 4_000n };

describe('where a fee goes', () => {
  it('is the fee to the last sun, with an inviter and without', () => {
    for (const fee of [1n, 3n, 9_999n, 10_000_000n])
      for (const invited of [true, false]) {
        const { inviter, theirInviter, pools, treasury } = feeParts(fee, split, invited);
        expect(inviter + theirInviter + pools + treasury).toBe(fee);
      }
  });

  it('leaves the part of a missing inviter to the pools, not to the treasury', () => {
    expect(feeParts(10_000_000n, split, true)).toEqual({
      inviter: 2_000_000n,
      theirInviter: 1_000_000n,
      pools: 4_000_000n,
      treasury: 3_000_000n,
    });
    expect(feeParts(10_000_000n, split, false)).toEqual({
      inviter: 0n,
      theirInviter: 0n,
      pools: 7_000_000n,
      treasury: 3_000_000n,
    });
  });
});
