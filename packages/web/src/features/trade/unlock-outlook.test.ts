import { describe, expect, test } from 'vitest';
import { unlockOutlook } from './unlock-outlook.ts';

const DAY = 86_400n;
const TRX = 1_000_000n;
/** 20 shares of 100 TRX meet 700,000 tokens: 0.0028 TRX each at the hard cap, 0.0014 at the soft cap. */
const plan = (price: bigint) => ({
  presale: {
    ...{ sharePrice: 100n * TRX, backingShare: 0n },
    ...{ vestingDelay: DAY, vestingRate: 2_500n, vestingInterval: DAY },
  },
  trade: { sharePrice: price, tokensPerShare: 1_000n * TRX },
  liquiditySupply: 700_000n * TRX,
});
const sale = { shares: 20n, softCapRate: 5_000n, sold: 20n, fee: 200n, launchedAt: 0n };

describe('when the tokens of an internal trade can be moved', () => {
  test.each([
    [1_399_999n, true, true],
    [1_400_000n, false, true],
    [2_799_999n, false, true],
    [2_800_000n, false, false],
  ])('a share of %d sun locks at the soft cap %s, at the hard cap %s', (price, soft, hard) => {
    const seen = unlockOutlook(plan(price), sale, 0);
    const planned = (locks: boolean) => ({ locks, days: locks ? 180 : 4 });
    expect(seen).toEqual({
      ...{ isLaunched: false, atSoftCap: planned(soft), atHardCap: planned(hard) },
    });
  });

  test('is at least three days where all LP vests at once', () => {
    const { presale, ...rest } = plan(5n * TRX);
    const atOnce = { ...presale, vestingDelay: 60n, vestingRate: 10_000n, vestingInterval: 0n };
    const seen = unlockOutlook({ ...rest, presale: atOnce }, sale, 0);
    expect(seen).toMatchObject({ atSoftCap: { days: 3 }, atHardCap: { days: 3 } });
  });

  test('is a day of the calendar once the token is launched', () => {
    const launched = { ...sale, sold: 10n, launchedAt: 1_800_000_000n };
    const from = Number(1_800_000_000n + 4n * DAY) * 1000;
    expect(unlockOutlook(plan(1_400_000n), launched, from - 1)).toEqual({
      ...{ isLaunched: true, locks: false, from, isOver: false },
    });
    expect(unlockOutlook(plan(1_400_000n), launched, from)).toMatchObject({ isOver: true });
    expect(unlockOutlook(plan(1n), launched, from)).toMatchObject({ locks: true, isOver: false });
  });
});
