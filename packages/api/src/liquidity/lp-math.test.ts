import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { burnLeftBps, nextBurn, nextBurnAt, type PoolBurn } from '../swap/pool-burn.ts';
import { addedAmounts, mintedFee, removedAmounts } from './lp-math.ts';

const amount = fc.bigInt({ min: 1_000n, max: 2n ** 100n });
const pool = fc.record({
  reserves: fc.tuple(amount, amount),
  lpSupply: amount,
  kLast: fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 2n ** 200n })),
});

describe('liquidity', () => {
  test('that is added and removed again never pays more than was put in', () => {
    fc.assert(
      fc.property(pool, amount, amount, (of, most0, most1) => {
        const added = addedAmounts(of, [most0, most1]);
        if (added === null) return;
        const { amounts, lp } = added;
        expect(amounts[0] <= most0 && amounts[1] <= most1).toBe(true);
        const after = {
          reserves: [of.reserves[0] + amounts[0], of.reserves[1] + amounts[1]] as const,
          lpSupply: of.lpSupply + mintedFee(of) + lp,
        };
        const removed = removedAmounts(after, lp);
        if (removed === null) return;
        expect(removed[0] <= amounts[0] && removed[1] <= amounts[1]).toBe(true);
      }),
    );
  });

  test('is worth less by the part that the factory takes of fees', () => {
    const grown = { reserves: [1_000n, 1_000n], lpSupply: 900_000n } as const;
    expect(mintedFee(grown)).toBe(0n);
    // From 900 x 900: 900,000 x 100 / (1,000 x 5 + 900).
    const kLast = 810_000n;
    expect(mintedFee({ ...grown, kLast })).toBe(15_254n);
    expect(removedAmounts(grown, 450_000n)).toEqual([500n, 500n]);
    expect(removedAmounts({ ...grown, kLast }, 450_000n)).toEqual([491n, 491n]);
    // A pool that shrank owes nothing.
    expect(mintedFee({ ...grown, kLast: 1_000_001n })).toBe(0n);
  });

  test('is refused where the pair would refuse it', () => {
    const of = { reserves: [10n, 10_000n], lpSupply: 100_000n } as const;
    expect(removedAmounts(of, 9_999n)).toBeNull();
    expect(removedAmounts(of, 10_000n)).toEqual([1n, 1_000n]);
    expect(removedAmounts(of, 100_001n)).toBeNull();
    expect(removedAmounts({ reserves: [0n, 0n], lpSupply: 0n }, 0n)).toBeNull();
    expect(addedAmounts(of, [0n, 10n])).toBeNull();
  });

  test('that is the first of a pool leaves a thousand units with nobody', () => {
    const empty = { reserves: [0n, 0n], lpSupply: 0n } as const;
    expect(addedAmounts(empty, [4_000n, 1_000n])).toEqual({
      amounts: [4_000n, 1_000n],
      lp: 1_000n,
    });
    expect(addedAmounts(empty, [1_000n, 1_000n])).toBeNull();
  });
});

describe('a burn of the pool', () => {
  const burn: PoolBurn = {
    ...{ rateBps: 50, interval: 86_400, floor: 1_000n, leftBps: 500 },
    ...{ lastBurnAt: 5_000, vestedAt: 0 },
  };

  test('is the smallest of one step, what is above the floor, and what all of them leave', () => {
    expect(nextBurn(burn, 1_000_000n)).toBe(5_000n);
    expect(nextBurn({ ...burn, floor: 999_000n }, 1_000_000n)).toBe(1_000n);
    expect(nextBurn(burn, 1_000n)).toBe(0n);
    expect(nextBurn({ ...burn, leftBps: 20 }, 1_000_000n)).toBe(2_000n);
    expect(nextBurn({ ...burn, leftBps: 0 }, 1_000_000n)).toBe(0n);
    expect([0, 450, 500, 550].map(burnLeftBps)).toEqual([500, 50, 0, 0]);
  });

  test('waits for its interval, and for the LP of the presale', () => {
    expect(nextBurnAt(burn)).toBe(91_400);
    expect(nextBurnAt({ ...burn, vestedAt: 100_000 })).toBe(100_000);
  });
});
