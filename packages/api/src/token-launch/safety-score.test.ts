import type { Address } from '@vellum/tron/address';
import { describe, expect, test } from 'vitest';
import { fullForm, NOW } from '../../test/sample-launch.ts';
import { launchPlan } from './launch-plan.ts';
import { simplePreset } from './launch-preset.ts';
import {
  type Concentration,
  type LaunchState,
  type SafetyFacts,
  safetyFacts,
  stateOfPlan,
} from './safety-facts.ts';
import {
  type SafetyFact,
  safetyOrder,
  safetyScore,
  scoreLimit,
  shownScore,
} from './safety-score.ts';

const DAY = 86_400n;
const COIN = 1_000_000n;
const ME = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH' as Address;
const LAUNCH = 1_780_000_000n;

const simple = stateOfPlan(
  launchPlan(
    simplePreset(
      {
        name: 'T',
        symbol: 'T',
        supply: 1_000n * COIN,
        description: '',
        hardCap: 400n * COIN,
        days: 7,
      },
      NOW,
    ),
    ME,
  ),
);
const full = stateOfPlan(launchPlan(fullForm, ME));
/** So many percent for the largest and the ten largest owners. */
const spread = (largest: bigint, topTen: bigint): Concentration => ({
  largest,
  topTen,
  total: 100n,
});
/** 164 buyers, none of them large. */
const many = { shares: spread(4n, 24n), lp: spread(4n, 24n) };
const running: LaunchState = { ...simple, stage: 'inProgress' };
const launched: LaunchState = {
  ...simple,
  ...many,
  stage: 'launched',
  launchedAt: LAUNCH,
  launchReserve: 1_000n * COIN,
};
const fullLaunched: LaunchState = { ...full, ...pick(launched) };

/** Everything as good as it can be. */
const best: LaunchState = {
  ...launched,
  presale: {
    ...launched.presale,
    userLpShare: 5_000n,
    softCapRate: 8_000n,
    backingShare: 1_500n,
    vestingDelay: 60n * DAY,
  },
};
/** Everything as bad as our own code lets it be. */
const worst: LaunchState = {
  ...full,
  stage: 'notStarted',
  trade: 'open',
  presale: {
    ...full.presale,
    softCapRate: 5_000n,
    userLpShare: 8_000n,
    creatorLpShare: 2_000n,
    vestingDelay: 0n,
    vestingRate: 10_000n,
    vestingInterval: 0n,
  },
  creatorSupply: full.supply / 5n,
  tradeSupply: full.supply / 5n,
};

function pick({ stage, launchedAt, launchReserve, shares, lp }: LaunchState) {
  return { stage, launchedAt, launchReserve, shares, lp };
}

const at = (days: bigint) => LAUNCH + days * DAY;
const scoreOf = (state: LaunchState, now = LAUNCH) => safetyScore(safetyFacts(state, now)).score;

describe('golden launches', () => {
  test.each<[string, number, LaunchState, bigint?]>([
    ['simple, before the start', 37, simple],
    ['simple, in progress, nothing sold', 41, running],
    [
      'simple, in progress, one buyer',
      42,
      { ...running, shares: spread(100n, 100n), lp: spread(80n, 80n) },
    ],
    ['simple, in progress, many buyers', 73, { ...running, ...many }],
    ['simple, waiting to be launched', 43, { ...running, stage: 'ended' }],
    ['simple, on its first day', 90, launched],
    ['simple, after the first round', 87, launched, at(7n)],
    ['simple, when the third round is near', 84, launched, at(40n)],
    ['simple, when all LP is free', 81, launched, at(100n)],
    ['simple, failed', 43, { ...running, stage: 'failed' }],
    ['simple, given up before the start', 43, { ...simple, presaleOwned: false }],
    ['simple, ten owners hold a third', 85, { ...launched, topTenHold: 333n * COIN }],
    ['simple, ten owners hold all', 80, { ...launched, topTenHold: 1_000n * COIN }],
    [
      'simple, half bought in the block of the launch',
      85,
      { ...launched, boughtInLaunchBlock: 500n * COIN },
    ],
    ['simple, a little bought in that block', 89, { ...launched, boughtInLaunchBlock: 1n }],
    [
      'simple, one buyer took a fifth',
      76,
      { ...launched, shares: spread(20n, 40n), lp: spread(16n, 32n) },
    ],
    [
      'simple, one buyer took all',
      59,
      { ...launched, shares: spread(100n, 100n), lp: spread(80n, 80n) },
    ],
    ['simple, LP moved to one wallet', 74, { ...launched, lp: spread(90n, 90n) }],
    ['full, before the start', 25, full],
    ['full, in progress, trade open', 30, { ...full, stage: 'inProgress', trade: 'open' }],
    ['full, launched, trade closed', 77, fullLaunched],
    ['full, launched, trade ended', 82, { ...fullLaunched, trade: 'ended' }],
    ['full, launched, trade cancelled', 82, { ...fullLaunched, trade: 'cancelled' }],
    [
      'full, launched, all given up',
      82,
      { ...fullLaunched, presaleOwned: false, tradeOwned: false },
    ],
    [
      'full, when the creator can take its LP out',
      72,
      { ...fullLaunched, trade: 'ended' },
      at(181n),
    ],
    [
      'full, then with a longer lock',
      73,
      { ...fullLaunched, trade: 'ended', creatorUnlockAt: at(400n) },
      at(181n),
    ],
    [
      'backed by a tenth',
      92,
      { ...launched, presale: { ...launched.presale, backingShare: 1_000n } },
    ],
    ['as good as can be', 100, best],
    ['as bad as ours can be', 5, worst],
    [
      'as bad as a launch can be',
      7,
      {
        ...worst,
        stage: 'launched',
        trade: 'closed',
        launchedAt: LAUNCH,
        topTenHold: full.supply,
        shares: spread(100n, 100n),
        lp: spread(100n, 100n),
        boughtInLaunchBlock: 1n,
        launchReserve: 10n,
      },
      at(365n),
    ],
  ])('%s: %d', (_, score, state, now) => {
    expect(scoreOf(state, now)).toBe(score);
  });
});

describe('the formula', () => {
  const facts = safetyFacts(best, LAUNCH);

  test('is a hundred points in lines, none of them below zero or above its own', () => {
    const { lines } = safetyScore(facts);
    expect(lines.map(({ fact }) => fact)).toEqual(safetyOrder);
    expect(lines.reduce((sum, { of }) => sum + of, 0)).toBe(100);
    for (const state of [simple, full, worst, best]) {
      for (const { points, of } of safetyScore(safetyFacts(state, at(50n))).lines) {
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(of);
        expect(Number.isInteger(points)).toBe(true);
      }
    }
  });

  const flips: { [F in SafetyFact]: SafetyFacts[F] } = {
    powers: ['presaleTerms'],
    heldLp: 9_000,
    creatorLp: 1,
    outsideSupply: 1,
    lpLargest: 501,
    lpTopTen: 2_501,
    presaleLargest: 501,
    presaleTopTen: 2_501,
    topTen: 1_001,
    launchBlock: 1,
    rounds: 1,
    softCap: 7_999,
    backing: 1_499,
  };

  test.each(safetyOrder)('%s alone flips its line alone', (fact) => {
    const before = safetyScore(facts).lines;
    const after = safetyScore({ ...facts, [fact]: flips[fact] }).lines;
    const changed = after.filter((line, n) => line.points !== before[n]?.points);
    expect(changed.map((line) => line.fact)).toEqual([fact]);
  });
});

describe('what no fact makes up for', () => {
  test('is a failed presale, before the look of another token', () => {
    expect(shownScore(88, scoreLimit('launched', false))).toBe(88);
    expect(shownScore(88, scoreLimit('launched', true))).toBe(40);
    expect(shownScore(12, scoreLimit('inProgress', true))).toBe(12);
    expect(shownScore(88, scoreLimit('failed', false))).toBe(0);
    expect(shownScore(88, scoreLimit('failed', true))).toBe(0);
  });
});

describe('concentration', () => {
  const lineOf = (state: LaunchState, fact: SafetyFact) =>
    safetyScore(safetyFacts(state, LAUNCH)).lines.find((line) => line.fact === fact)?.points;

  test('gives no points before anything is sold, launched or held', () => {
    const unknown = ['lpLargest', 'lpTopTen', 'presaleLargest', 'presaleTopTen'] as const;
    for (const fact of [...unknown, 'topTen', 'launchBlock'] as const) {
      expect([fact, lineOf(running, fact)]).toEqual([fact, 0]);
      expect(safetyFacts(running, LAUNCH)[fact]).toBeNull();
    }
  });

  test('costs points step by step, rounded against the large', () => {
    const ofLargest = [500n, 501n, 750n, 751n, 2_500n, 9_000n].map((largest) =>
      lineOf(
        { ...launched, shares: { largest, topTen: largest, total: 10_000n } },
        'presaleLargest',
      ),
    );
    expect(ofLargest).toEqual([8, 7, 7, 6, 0, 0]);
    const ofTen = [2_500n, 2_501n, 3_400n, 4_600n, 9_700n, 10_000n].map((topTen) =>
      lineOf({ ...launched, lp: { largest: 1n, topTen, total: 10_000n } }, 'lpTopTen'),
    );
    expect(ofTen).toEqual([8, 7, 7, 5, 0, 0]);
  });
});

describe('what the facts are made from', () => {
  const facts = (change: Partial<LaunchState>, now = LAUNCH) =>
    safetyFacts({ ...fullLaunched, ...change }, now);

  test('LP counts as held while it is burned, unvested or locked for thirty days more', () => {
    // 10 % burned, 80 % in five rounds from day 7 every 30 days, 10 % locked for 180 days.
    const held = (day: bigint) => facts({}, at(day)).heldLp;
    expect([0n, 6n, 7n, 8n, 37n, 67n, 97n, 127n, 149n, 150n].map(held)).toEqual([
      8_400, 8_400, 6_800, 6_800, 5_200, 3_600, 2_000, 2_000, 2_000, 1_000,
    ]);
  });

  test('the part outside the pool is what the creator and the trade have of the first supply', () => {
    expect(facts({}).outsideSupply).toBe(3_000);
    // Burns do not make it larger.
    expect(facts({ totalSupply: full.supply / 2n }).outsideSupply).toBe(3_000);
  });

  test('holders are measured by what there is now, rounded against them', () => {
    expect(facts({ topTenHold: 1n }).topTen).toBe(1);
    // In the locker, beyond what the launch itself locks there for the creator and for as long as it does.
    const [day, at] = [86_400n, 1_000_000n];
    const locked = { lockerHolds: full.supply / 2n, creatorSupply: full.supply / 10n };
    const launched = (days: bigint) =>
      safetyFacts({ ...full, ...locked, topTenHold: 0n, launchedAt: at }, at + days * day).topTen;
    expect(launched(1n)).toBe(4_000);
    expect(launched(730n)).toBe(5_000);
    expect(facts({ topTenHold: full.supply, totalSupply: full.supply / 2n }).topTen).toBe(10_000);
    expect(facts({ totalSupply: 0n }).topTen).toBe(0);
  });
});
