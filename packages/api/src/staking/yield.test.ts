import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { earnedBetween, streamAfter, streamAt, streamStart } from './stream-clock.ts';
import {
  largestTermStake,
  smallestTermStake,
  streamReward,
  streamYield,
  termReward,
} from './yield.ts';

const DAY = 86_400n;
const YEAR = 365n * DAY;
const even = { stake: { amount: 1n, u: 1n }, reward: { amount: 1n, u: 1n } };

const funded = (amount: bigint, seconds: bigint, total = 0n) =>
  streamAfter(streamAfter(streamStart, { at: 1_000n, weight: total }), {
    at: 1_000n,
    weight: 0n,
    plan: { rate: (amount << 64n) / seconds, finish: 1_000n + seconds },
  });

describe('yield of a stream', () => {
  test('is what the stake then earns, or a little less', () => {
    const amounts = fc.bigInt({ min: 1_000_000n, max: 10n ** 15n });
    const given = { sum: amounts, mine: amounts, others: amounts };
    const seconds = fc.bigInt({ min: DAY, max: YEAR });
    fc.assert(
      fc.property(fc.record({ ...given, seconds }), ({ sum, mine, others, seconds: length }) => {
        const before = funded(sum, length, others);
        const staked = streamAfter(before, { at: 1_003n, weight: mine });
        const { acc } = streamAt(staked, 1_000n + YEAR + 600n);
        const earned = earnedBetween(mine, staked.acc, acc);
        const shown = streamReward(before, mine);
        expect(shown <= earned).toBe(true);
        // Unless the reward is a few units at all.
        if (earned > 1_000n) expect(shown * 100n >= earned * 98n).toBe(true);
      }),
    );
  });

  test('shows a month of funding as a month, never as a year', () => {
    const month = funded(1_000_000n, 30n * DAY, 9_000_000n);
    const year = funded(1_000_000n, YEAR, 9_000_000n);
    expect(streamYield(month, 1_000_000n, even)).toBe(999);
    expect(streamYield(year, 1_000_000n, even)).toBe(999);
    const long = funded(10_000_000n, 10n * YEAR, 9_000_000n);
    expect(streamYield(long, 1_000_000n, even)).toBe(999);
  });

  test('of a term is what the funded part of it gives', () => {
    const month = funded(1_000_000n, 30n * DAY, 9_000_000n);
    const within = (days: bigint) => streamReward(month, 1_000_000n, 10_000_000n, days * DAY);
    expect(within(15n)).toBe(49_997n);
    expect(within(90n)).toBe(within(30n));
    expect(within(30n)).toBeLessThan(100_000n);
  });

  test('falls with the stake it is for, and with everybody who may still come', () => {
    const state = funded(1_000_000n, YEAR, 1_000_000n);
    const small = streamYield(state, 10_000n, even);
    expect(streamYield(state, 1_000_000n, even)).toBeLessThan(small);
    expect(streamYield(state, 10_000n, even, 10_000_000n)).toBeLessThan(small);
  });

  test('is priced in U on both sides', () => {
    const state = funded(1_000_000n, YEAR, 9_000_000n);
    const prices = { stake: { amount: 1n, u: 2n }, reward: { amount: 1n, u: 1n } };
    expect(streamYield(state, 1_000_000n, prices)).toBe(499);
  });

  test('is nothing when nothing is funded, staked or worth anything', () => {
    const state = funded(1_000_000n, YEAR, 9_000_000n);
    const worthless = { ...even, stake: { amount: 1n, u: 0n } };
    expect(streamYield(streamAt(state, 1_000n + YEAR), 5n, even)).toBe(0);
    expect(streamYield(state, 0n, even)).toBe(0);
    expect(streamYield(state, 5n, worthless)).toBe(0);
  });
});

describe('terms', () => {
  test('a stake gets its part of the yearly rate', () => {
    expect(termReward(3_650_000n, 1_000n, 365n)).toBe(365_000n);
    expect(termReward(3_650_000n, 200n, 7n)).toBe(1_400n);
  });

  test('the largest stake is the last whose reward fits, the smallest the first that has one', () => {
    const numbers = fc.record({
      available: fc.bigInt({ min: 0n, max: 10n ** 18n }),
      rate: fc.bigInt({ min: 1n, max: 10_000n }),
      days: fc.bigInt({ min: 1n, max: 3_650n }),
    });
    fc.assert(
      fc.property(numbers, ({ available, rate, days }) => {
        const largest = largestTermStake(available, rate, days);
        expect(termReward(largest, rate, days) <= available).toBe(true);
        expect(termReward(largest + 1n, rate, days) > available).toBe(true);
        const smallest = smallestTermStake(rate, days);
        expect(termReward(smallest, rate, days) > 0n).toBe(true);
        expect(termReward(smallest - 1n, rate, days)).toBe(0n);
      }),
    );
  });
});
