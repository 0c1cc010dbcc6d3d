import type { Address } from '@vellum/tron/address';
import { describe, expect, test } from 'vitest';
import { fullForm } from '../../test/sample-launch.ts';
import { launchPlan, softCapRate, vestingRate } from './launch-plan.ts';
import { vestingRounds } from './launch-vesting.ts';

const ME = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH' as Address;
const OTHER = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' as Address;
const COIN = 1_000_000n;

describe('the call behind a launch form', () => {
  test('says what the form says', () => {
    expect(launchPlan(fullForm, ME)).toEqual({
      token: {
        name: 'Tin Lantern',
        symbol: 'TINL',
        totalSupply: 21_000_000n * COIN,
        lpBurn: { interval: 86_400n, rate: 25n, floor: 1_000_000n * COIN },
      },
      presale: {
        startTime: 1_780_003_600n,
        endTime: 1_780_608_400n,
        sharePrice: 200n * COIN,
        shares: 2_000n,
        sharesPerBuyer: 20n,
        softCapRate: 6_000n,
        userLpShare: 8_000n,
        creatorLpShare: 1_000n,
        creatorLpReceiver: ME,
        vestingDelay: 604_800n,
        vestingRate: 2_000n,
        vestingInterval: 2_592_000n,
        backingShare: 0n,
      },
      trade: {
        sharePrice: 150n * COIN,
        sharesPerBuyer: 10n,
        shares: 1_000n,
        tokensPerShare: 4_200n * COIN,
      },
      liquiditySupply: 14_700_000n * COIN,
      tradeSupply: 4_200_000n * COIN,
    });
  });

  test('fills in what the form leaves open', () => {
    const { userLpShare, burnStop, tradeSupply, ...form } = fullForm;
    const plan = launchPlan({ ...form, vestingRounds: 1, devLpReceiver: OTHER }, ME);
    expect(plan.token.lpBurn?.floor).toBe(0n);
    expect(plan.presale).toMatchObject({
      userLpShare: 9_000n,
      creatorLpReceiver: OTHER,
      vestingRate: 10_000n,
      vestingInterval: 0n,
    });
    expect(plan.trade).toEqual({
      sharePrice: 0n,
      sharesPerBuyer: 0n,
      shares: 0n,
      tokensPerShare: 0n,
    });
    expect(launchPlan({ ...fullForm, burnRatio: 0 }, ME).token.lpBurn).toBeNull();
  });

  test('has no spaces around its names, like the form that the server reads', () => {
    const { token } = launchPlan({ ...fullForm, name: ' Tin ', symbol: 'TIN\n' }, ME);
    expect(token).toMatchObject({ name: 'Tin', symbol: 'TIN' });
  });

  test('never asks for less than the soft cap of the form', () => {
    expect(softCapRate(200_000n, 400_000n)).toBe(5_000n);
    expect(softCapRate(200_001n, 400_000n)).toBe(5_001n);
    expect(softCapRate(399_999n, 400_000n)).toBe(10_000n);
  });

  test('has exactly the rounds of the form', () => {
    for (let rounds = 1; rounds <= 100; rounds++) {
      expect(vestingRounds({ vestingRate: vestingRate(rounds) })).toBe(BigInt(rounds));
    }
  });
});
