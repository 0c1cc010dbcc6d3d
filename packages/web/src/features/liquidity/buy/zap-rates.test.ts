import { describe, expect, it } from 'vitest';
import { filledZap, isStopped, mostToPay, offAverageBps, type ZapRates } from './zap-rates.ts';

const COIN = 1_000_000n;

const rates: ZapRates = {
  pool: {
    reserveIn: 200_000n * COIN,
    reserveOther: 600_000n * COIN,
    lpSupply: 346_410n * COIN,
  },
  spot: 3_000_000n,
  average: 3_000_000n,
  mostOffBps: 100,
};

describe('a zap', () => {
  it('gives LP for the share that was added, and keeps a tolerance', () => {
    const { lp, minLp, impactBps, leftover } = filledZap(rates, 100n * COIN, 50n);
    expect(minLp).toBe((lp * 9_950n) / 10_000n);
    // 100 of 400,000 in value, less the fee on half of it.
    expect(lp).toBeGreaterThan(86n * COIN);
    expect(lp).toBeLessThan(87n * COIN);
    expect(impactBps).toBeLessThanOrEqual(5);
    expect(leftover).toBeLessThan(COIN);
  });

  it('is never larger than what nobody can trade around', () => {
    expect(filledZap(rates, mostToPay(rates), 0n).isTooLarge).toBe(false);
    expect(filledZap(rates, mostToPay(rates) * 2n, 0n).isTooLarge).toBe(true);
  });
});

describe('the price', () => {
  it('stops everything when it is further from its average than allowed', () => {
    expect(isStopped(rates)).toBe(false);
    expect(isStopped({ ...rates, spot: 3_030_000n })).toBe(false);
    expect(isStopped({ ...rates, spot: 3_030_001n })).toBe(true);
    expect(isStopped({ ...rates, spot: 2_969_999n })).toBe(true);
    expect(offAverageBps({ ...rates, spot: 3_030_001n })).toBe(101);
    expect(offAverageBps({ ...rates, average: 0n })).toBe(10_000);
  });
});
