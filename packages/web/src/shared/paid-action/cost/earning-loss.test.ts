import { describe, expect, it } from 'vitest';
import { breakEvenAmount, lossOf } from './earning-loss.ts';

const fees = { feesNow: 5_620_000n, feesLater: 3_010_000n };

describe('a stake', () => {
  it('loses what its fees at both ends take beyond the reward', () => {
    expect(lossOf({ ...fees, reward: 190_000n })).toBe(8_440_000n);
  });

  it('pays from where the reward covers the fees', () => {
    expect(lossOf({ ...fees, reward: 8_630_000n })).toBeNull();
    expect(lossOf({ ...fees, reward: 8_629_999n })).toBe(1n);
  });

  it('breaks even at the amount whose reward is the fees', () => {
    const amount = breakEvenAmount(100_000_000n, { ...fees, reward: 190_000n })!;
    expect((amount * 190_000n) / 100_000_000n).toBe(8_630_000n);
    expect(breakEvenAmount(100_000_000n, { ...fees, reward: 0n })).toBeNull();
  });
});
