import { describe, expect, test } from 'vitest';
import { nextRound, roundsOf } from './vesting.ts';

const DAY = 86_400_000;
const launch = 1_800_000_000_000;

describe('the release of LP', () => {
  test('opens a part every interval after the delay', () => {
    const rounds = roundsOf({ delay: 7 * DAY, rate: 4_000, interval: 30 * DAY }, launch);
    expect(rounds).toEqual([
      { number: 1, opensAt: launch + 7 * DAY, part: 4_000, sum: 4_000 },
      { number: 2, opensAt: launch + 37 * DAY, part: 4_000, sum: 8_000 },
      { number: 3, opensAt: launch + 67 * DAY, part: 2_000, sum: 10_000 },
    ]);
  });

  test('may be one round, whatever the interval', () => {
    const rounds = roundsOf({ delay: 0, rate: 10_000, interval: 0 }, launch);
    expect(rounds).toEqual([{ number: 1, opensAt: launch, part: 10_000, sum: 10_000 }]);
  });

  test('has a next round until the last one is open', () => {
    const rounds = roundsOf({ delay: DAY, rate: 5_000, interval: DAY }, launch);
    expect(nextRound(rounds, launch)?.number).toBe(1);
    expect(nextRound(rounds, launch + DAY)?.number).toBe(2);
    expect(nextRound(rounds, launch + 2 * DAY)).toBe(null);
  });
});
