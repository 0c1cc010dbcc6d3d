import { describe, expect, it } from 'vitest';
import { powersLeft } from './launch-powers.ts';
import { failureOf, phaseOf, softCapShares, stageAt, vestingSpan } from './launch-stage.ts';

const facts = {
  ...{ startTime: 1_000, endTime: 2_000, shares: 7, sold: 3, softCapRate: 5_000 },
  ...{ soldOutAt: null, launchedAt: null, failedAt: null },
};

describe('the stage of a launch', () => {
  it('follows the time and what is sold', () => {
    expect(softCapShares(facts)).toBe(4);
    expect([999, 1_000, 1_999, 2_000].map((now) => stageAt(facts, now))).toEqual([
      'notStarted',
      'inProgress',
      'inProgress',
      'failed',
    ]);
    expect(stageAt({ ...facts, sold: 4 }, 2_000)).toBe('ended');
    expect(stageAt({ ...facts, sold: 7, soldOutAt: 1_500 }, 1_500)).toBe('ended');
    expect(stageAt({ ...facts, failedAt: 900 }, 1_500)).toBe('failed');
    expect(stageAt({ ...facts, soldOutAt: 1_500, launchedAt: 1_600 }, 9_000)).toBe('launched');
    expect((['notStarted', 'ended', 'failed'] as const).map(phaseOf)).toEqual([
      'notStarted',
      'ended',
      'ended',
    ]);
  });

  it('fails by the soft cap, by being cancelled below or above it, or for want of a launch', () => {
    expect(failureOf(facts)).toBe('missed');
    expect([3, 4].map((sold) => failureOf({ ...facts, sold, failedAt: 1_500 }))).toEqual([
      'cancelled',
      'cancelled',
    ]);
    expect(failureOf({ ...facts, sold: 4, failedAt: 2_500 })).toBe('notLaunched');
    expect(failureOf({ ...facts, sold: 7, failedAt: 1_500 })).toBe('notLaunched');
  });

  it('vests from the first to the last round', () => {
    const terms = { vestingDelay: 100, vestingInterval: 10, vestingRate: 3_000 };
    expect(vestingSpan({ ...terms, launchedAt: null })).toBeNull();
    expect(vestingSpan({ ...terms, launchedAt: 1_000 })).toEqual({ first: 1_100, last: 1_130 });
    const atOnce = { ...terms, vestingRate: 10_000, vestingInterval: 0, launchedAt: 1_000 };
    expect(vestingSpan(atOnce)).toEqual({ first: 1_100, last: 1_100 });
  });
});

describe('what an owner may still do', () => {
  const owned = { presaleOwned: true, tradeOwned: true } as const;

  it('is nothing once both are given up', () => {
    const nobody = { presaleOwned: false, tradeOwned: false };
    for (const stage of ['notStarted', 'inProgress', 'ended', 'launched', 'failed'] as const) {
      expect(powersLeft({ ...nobody, stage, trade: 'closed' })).toEqual([]);
    }
  });

  it.each([
    ['notStarted', 'none', ['presaleTerms', 'presaleCancel']],
    ['inProgress', 'none', ['presaleCancel']],
    ['launched', 'none', []],
    ['failed', 'cancelled', ['reclaimTokens']],
    ['ended', 'ended', []],
    ['launched', 'ended', ['tradeWithdraw']],
    ['launched', 'open', ['tradeWhitelist', 'tradeEnd', 'tradeCancel']],
    ['launched', 'closed', ['tradeTerms', 'tradeWhitelist', 'tradeOpen', 'tradeCancel']],
  ] as const)('when %s with a trade %s: %j', (stage, trade, powers) => {
    expect(powersLeft({ ...owned, stage, trade })).toEqual(powers);
  });

  it('does not open a trade before the presale', () => {
    expect(powersLeft({ ...owned, stage: 'notStarted', trade: 'closed' })).not.toContain(
      'tradeOpen',
    );
  });
});
