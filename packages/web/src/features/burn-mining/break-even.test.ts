import { describe, expect, it } from 'vitest';
import { breakEvenOf } from './break-even.ts';

const U = 1_000_000n;
const DAY = 86_400_000;

const burn = {
  cost: 500n * U,
  gained: 200n * U,
  totalPower: 9_800n * U,
  daily: 100n * U,
  fundedFor: 30 * DAY,
};

describe('break-even', () => {
  it('counts begun days, alone and when others double', () => {
    // 2 % of 100 a day are 2 a day; with twice the others it is 1.0101 a day.
    expect(breakEvenOf(burn)).toMatchObject({ soonest: 251, later: 496 });
  });

  it('never lets more be expected than is funded', () => {
    expect(breakEvenOf(burn)).toMatchObject({
      fundedDays: 30,
      fundedReward: 60n * U,
      fundedBps: 1_200,
    });
  });

  it('has nothing to say where nothing is streamed or burned', () => {
    expect(breakEvenOf({ ...burn, daily: 0n })).toBeNull();
    expect(breakEvenOf({ ...burn, fundedFor: 0 })).toBeNull();
    expect(breakEvenOf({ ...burn, gained: 0n })).toBeNull();
    expect(breakEvenOf({ ...burn, cost: 0n })).toBeNull();
  });

  it('gives the first burner everything that is streamed', () => {
    expect(breakEvenOf({ ...burn, totalPower: 0n })).toMatchObject({ soonest: 6, later: 6 });
  });
});
