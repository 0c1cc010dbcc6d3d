import type { Address } from '@vellum/tron/address';
import { describe, expect, test } from 'vitest';
import { fullForm, limits } from '../../test/sample-launch.ts';
import { launchPlan } from './launch-plan.ts';
import { launchPreview, leaveUntil, vestedLpOf } from './launch-preview.ts';

const ME = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH' as Address;
const COIN = 1_000_000n;
const DAY = 86_400n;
const plan = launchPlan(fullForm, ME);

// That the chain holds the same is shown in packages/server/test/launch/preview.test.ts.
describe('the preview of a launch', () => {
  const preview = launchPreview(plan, 1_500n, limits);

  test('tells where the money goes', () => {
    expect(preview).toMatchObject({
      raised: 300_000n * COIN,
      fee: 6_000n * COIN,
      backing: 0n,
      pooled: 294_000n * COIN,
      pooledTokens: 14_700_000n * COIN,
      softCapShares: 1_200n,
      softCap: 240_000n * COIN,
      hardCap: 400_000n * COIN,
      creatorTokens: 2_100_000n * COIN,
      tradeTokens: 4_200_000n * COIN,
      tradeProceeds: 150_000n * COIN,
      tradeFee: 3_000n * COIN,
      creatorLockDays: 180n,
    });
  });

  test('shares out all LP there is', () => {
    const { lpTotal, lpNobody, lpForUsers, lpForCreator, lpBurned } = preview;
    expect(lpTotal).toBe(2_078_893_936_688n);
    expect(lpNobody).toBe(1_000n);
    expect(lpNobody + lpForUsers + lpForCreator + lpBurned).toBe(lpTotal);
  });

  test('has a row for each round', () => {
    expect(preview.vesting.map(({ after, vestedBps }) => [after / DAY, vestedBps])).toEqual([
      [7n, 2_000n],
      [37n, 4_000n],
      [67n, 6_000n],
      [97n, 8_000n],
      [127n, 10_000n],
    ]);
    expect(preview.vesting.at(-1)?.vestedLp).toBe(preview.lpForUsers);
  });

  test('holds for a sale in which nothing was sold', () => {
    const nothing = launchPreview(plan, 0n, limits);
    expect(nothing).toMatchObject({ raised: 0n, pooled: 0n, lpTotal: 0n, lpForUsers: 0n });
    expect(vestedLpOf(nothing, plan.presale, { shares: 0n, elapsed: 900n * DAY })).toBe(0n);
  });

  test('tells until when one may leave: a day before the end, or a quarter of a short sale', () => {
    expect(leaveUntil({ startTime: 0n, endTime: 10n * DAY })).toBe(9n * DAY);
    expect(leaveUntil({ startTime: 100n, endTime: 500n })).toBe(400n);
  });
});
