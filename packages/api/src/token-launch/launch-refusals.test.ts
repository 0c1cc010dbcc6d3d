import type { Address } from '@vellum/tron/address';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fullForm, limits, NOW } from '../../test/sample-launch.ts';
import { errorText } from '../refusals/error-text.ts';
import { allTexts } from '../texts/all-texts.ts';
import type { LaunchForm } from './launch-form.ts';
import { launchPlan } from './launch-plan.ts';
import { simplePreset } from './launch-preset.ts';
import { refusalsOfLaunch } from './launch-refusals.ts';
import type { LaunchDraft } from './launch-rule.ts';

const ME = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH' as Address;
const DAY = 86_400;
const COIN = 1_000_000n;
const MAX_SUPPLY = 10n ** 21n;
const MOST_TRX = 10n ** 15n;

const refusals = (draft: LaunchDraft) => refusalsOfLaunch(draft, NOW, limits);
const codes = (change: LaunchDraft) =>
  refusals({ ...fullForm, ...change }).map(({ field, problem }) => `${field} ${problem.code}`);

const backed: LaunchDraft = { lpSupply: fullForm.supply, tradeSupply: 0n };

describe('a launch form that is right', () => {
  test.each<[string, LaunchDraft]>([
    ['as it is', {}],
    [
      'the smallest supply there is',
      { supply: COIN, lpSupply: COIN, tradeSupply: 0n, burnStop: 0n },
    ],
    [
      'the largest supply that can be launched',
      { supply: MAX_SUPPLY, lpSupply: MAX_SUPPLY, tradeSupply: 0n },
    ],
    ['an emoji and a right-to-left name', { name: '🚀 مصباح', symbol: '👩🏽‍🚀' }],
    ['sixteen bytes of symbol', { symbol: '錫燈籠錫燈x' }],
    ['no burn', { burnRatio: undefined, burnInterval: undefined, burnStop: undefined }],
    ['no burn by zeros', { burnRatio: 0, burnInterval: 0 }],
    ['everything at once', { vestingRounds: 1, vestingInterval: 0 }],
    ['a hundred rounds', { vestingRounds: 100, vestingInterval: 7 * DAY }],
    ['730 days of vesting', { vestingDelay: 280 * DAY, vestingInterval: 90 * DAY }],
    ['nothing for the creator', { devShare: 0, userLpShare: undefined }],
    ['the largest backing', { ...backed, backingShare: 4_900 }],
    ['a fifth for the creator and a fifth for the trade', { lpSupply: 12_600_000n * COIN }],
    ['leftovers of a trade that is not wanted', { ...backed, tradeShares: 7, tradeMaxShares: 9 }],
    ['a soft cap of half', { softCap: 200_000n * COIN }],
    ['a soft cap of all', { softCap: 400_000n * COIN }],
    ['a start right now', { startTime: NOW, endTime: NOW + 3_600_000 }],
    [
      'a start in 90 days and a sale of 30',
      { startTime: NOW + 90 * DAY * 1000, endTime: NOW + 120 * DAY * 1000 },
    ],
    ['a hard cap of a billion TRX', { hardCap: MOST_TRX, softCap: MOST_TRX }],
    ['one share', { shares: 1, maxShares: 1 }],
    ['a share for one TRX', { shares: 400_000 }],
  ])('%s', (_, change) => {
    expect(codes(change)).toEqual([]);
  });
});

describe('a launch form that is wrong says which field and why', () => {
  test.each<[string, LaunchDraft]>([
    ['name FIELD_REQUIRED', { name: '  ' }],
    ['name TEXT_TOO_LONG', { name: 'x'.repeat(33) }],
    ['name TEXT_BYTES', { name: '錫'.repeat(22) }],
    ['name TEXT_HIDDEN', { name: 'Te\u200bther' }],
    ['name TEXT_HIDDEN', { name: 'two\nlines' }],
    ['symbol FIELD_REQUIRED', { symbol: undefined }],
    ['symbol TEXT_TOO_LONG', { symbol: 'x'.repeat(13) }],
    ['symbol TEXT_BYTES', { symbol: '錫燈籠錫燈籠' }],
    ['symbol TEXT_HIDDEN', { symbol: '\u202eMLV' }],
    ['description TEXT_TOO_LONG', { description: 'x'.repeat(1_001) }],
    ['description TEXT_HIDDEN', { description: 'a\u2066b' }],
    ['website URL_INVALID', { website: 'javascript:alert(1)' }],
    ['telegram SOCIAL_LINK', { telegram: 'http://t.me/x' }],
    ['twitter SOCIAL_LINK', { twitter: 'https://x.com/"onload=' }],
    ['burnRatio PERCENT_RANGE', { burnRatio: 51 }],
    ['burnRatio PERCENT_RANGE', { burnRatio: 0 }],
    ['burnRatio FIELD_REQUIRED', { burnRatio: undefined }],
    ['burnInterval DAYS_RANGE', { burnInterval: DAY - 1 }],
    ['burnInterval FIELD_REQUIRED', { burnInterval: undefined }],
    ['burnStop AMOUNT_RANGE', { burnStop: fullForm.supply + 1n }],
    ['lpSupply AMOUNT_RANGE', { lpSupply: COIN - 1n }],
    ['lpSupply AMOUNT_RANGE', { lpSupply: fullForm.supply + 1n }],
    ['lpSupply SUPPLY_PARTS', { lpSupply: 16_800_000n * COIN + 1n }],
    ['lpSupply CREATOR_PART', { lpSupply: 12_600_000n * COIN - 1n }],
    ['tradePrice FIELD_REQUIRED', { tradePrice: undefined }],
    ['tradePrice AMOUNT_RANGE', { tradePrice: 0n }],
    ['tradeShares FIELD_REQUIRED', { tradeShares: undefined }],
    ['tradeShares TRADE_SHARES_UNEVEN', { tradeShares: 999_999_999 }],
    ['tradeMaxShares NUMBER_RANGE', { tradeMaxShares: 1_001 }],
    ['hardCap AMOUNT_RANGE', { hardCap: MOST_TRX + 2_000n, softCap: MOST_TRX }],
    [
      'hardCap AMOUNT_RANGE',
      { hardCap: 999_999_999_999n * COIN, softCap: 999_999_999_999n * COIN },
    ],
    ['softCap SOFTCAP_RANGE', { softCap: 200_000n * COIN - 1n }],
    ['softCap SOFTCAP_RANGE', { softCap: 400_000n * COIN + 1n }],
    ['shares SHARE_PRICE', { shares: 400_001 }],
    ['shares SHARES_UNEVEN', { shares: 2_003 }],
    ['maxShares NUMBER_RANGE', { maxShares: 2_001 }],
    ['backingShare BACKING_NEEDS_ALL', { backingShare: 1 }],
    ['backingShare PERCENT_RANGE', { ...backed, backingShare: 4_901 }],
    ['devShare PERCENT_RANGE', { devShare: 2_001, userLpShare: 5_000 }],
    ['userLpShare PERCENT_RANGE', { userLpShare: 4_999 }],
    ['userLpShare PERCENT_RANGE', { userLpShare: 9_001 }],
    [
      'devLpReceiver ADDRESS_INVALID',
      { devLpReceiver: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' as Address },
    ],
    ['vestingDelay DAYS_RANGE', { vestingDelay: 365 * DAY + 1, vestingInterval: DAY }],
    ['vestingRounds NUMBER_RANGE', { vestingRounds: 101, vestingInterval: DAY }],
    ['vestingInterval DAYS_RANGE', { vestingInterval: DAY - 1 }],
    ['vestingInterval DAYS_RANGE', { vestingInterval: 90 * DAY + 1 }],
    ['vestingInterval VESTING_LENGTH', { vestingDelay: 280 * DAY + 1, vestingInterval: 90 * DAY }],
    ['startTime TIME_RANGE', { startTime: NOW - 1_000 }],
    ['endTime TIME_RANGE', { endTime: fullForm.startTime }],
    ['endTime PRESALE_LENGTH', { endTime: fullForm.startTime + 3_599_000 }],
    ['endTime PRESALE_LENGTH', { endTime: fullForm.startTime + (30 * DAY + 1) * 1000 }],
  ])('%s', (problem, change) => {
    expect(codes(change)).toEqual([problem]);
  });

  test('a part for the trade above a fifth, beside what it does to the rest', () => {
    const tradeSupply = 4_201_000n * COIN;
    expect(codes({ tradeSupply })).toEqual(['tradeSupply TRADE_PART']);
    expect(codes({ tradeSupply, lpSupply: fullForm.supply })).toEqual([
      'lpSupply SUPPLY_PARTS',
      'tradeSupply TRADE_PART',
    ]);
  });

  test('a supply beyond a quadrillion tokens, or of less than a token', () => {
    expect(
      codes({ supply: MAX_SUPPLY + 1n, lpSupply: MAX_SUPPLY + 1n, tradeSupply: 0n }),
    ).toContain('supply AMOUNT_RANGE');
    expect(codes({ supply: 1n, lpSupply: 1n, tradeSupply: 0n, burnStop: 0n })).toEqual([
      'supply AMOUNT_RANGE',
    ]);
  });

  test('a start too far away', () => {
    const startTime = NOW + 90 * DAY * 1000 + 1_000;
    expect(codes({ startTime, endTime: startTime + 3_600_000 })).toEqual([
      'startTime START_TOO_FAR',
    ]);
  });

  test('an empty form asks for everything it needs and judges nothing else', () => {
    expect(refusals({}).map(({ field }) => field)).toEqual([
      ...['name', 'symbol', 'supply', 'lpSupply', 'hardCap', 'softCap', 'shares', 'maxShares'],
      ...['startTime', 'endTime', 'backingShare', 'devShare'],
      ...['vestingDelay', 'vestingRounds', 'vestingInterval'],
    ]);
    expect(new Set(refusals({}).map(({ problem }) => problem.code))).toEqual(
      new Set(['FIELD_REQUIRED']),
    );
  });

  test('in words with the values filled in', () => {
    const texts = refusals({
      ...fullForm,
      devShare: 3_000,
      shares: 400_001,
      vestingDelay: DAY * 366,
    }).map(({ problem }) => errorText(allTexts.en, problem));
    expect(texts).toEqual([
      'A share must cost at least 1 TRX. Choose fewer shares or a higher hard cap.',
      'Enter 0 % to 20 %.',
      'Enter 0 to 365 days.',
    ]);
  });
});

describe('any form', () => {
  const number = fc.oneof(fc.constantFrom(-1, 0, 1, 100), fc.maxSafeInteger());
  const amount = fc.oneof(
    fc.constantFrom(-1n, 0n, 1n, COIN),
    fc.bigInt({ min: 0n, max: 2n ** 256n }),
  );
  const values = Object.entries(fullForm).map(([field, value]) => {
    const other = { number, bigint: amount, string: fc.string({ unit: 'binary' }) }[
      typeof value as 'number' | 'bigint' | 'string'
    ];
    return [field, fc.oneof(fc.constant(value), fc.constant(undefined), other)] as const;
  });
  const anyDraft = fc.record(Object.fromEntries(values)) as fc.Arbitrary<LaunchDraft>;

  test('is judged, whatever stands in it; one that is right has a plan', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        if (refusals(draft).length > 0) return;
        expect(() => launchPlan(draft as LaunchForm, ME)).not.toThrow();
      }),
    );
  });
});

describe('the simple form', () => {
  const choices = { name: 'Tin', symbol: 'TIN', supply: 21_000_000n * COIN, description: '' };
  const preset = (hardCap: bigint, days = 7): LaunchForm =>
    simplePreset({ ...choices, hardCap, days }, NOW);

  test.each([1n, 7n, 100n, 999n, 2_000n, 400_000n, 1_234_567n])('is right for %d TRX', (trx) => {
    expect(refusals(preset(trx * COIN))).toEqual([]);
  });

  test('makes two thousand shares of a round price where that works out', () => {
    expect(preset(400_000n * COIN)).toMatchObject({ shares: 2_000, maxShares: 20 });
    expect(preset(999n * COIN)).toMatchObject({ shares: 500, maxShares: 5 });
    expect(preset(7n * COIN)).toMatchObject({ shares: 5, maxShares: 1 });
  });

  test.each([1, 3, 7, 14, 30])('runs for %d days', (days) => {
    const { startTime, endTime } = preset(400_000n * COIN, days);
    expect(endTime - startTime).toBe(days * DAY * 1000);
    expect(startTime).toBeGreaterThanOrEqual(NOW + 600_000);
    expect(refusals(preset(400_000n * COIN, days))).toEqual([]);
  });
});
