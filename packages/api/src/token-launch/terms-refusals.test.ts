import { describe, expect, test } from 'vitest';
import { limits, NOW } from '../../test/sample-launch.ts';
import { refusalsOfTerms, type TypedTerms } from './terms-refusals.ts';

const COIN = 1_000_000n;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const terms: TypedTerms = {
  startTime: NOW + HOUR,
  endTime: NOW + 2 * HOUR,
  presaleEthAmount: 120n * COIN,
  maxTotalNum: 20n,
  presaleMaxNum: 9n,
  softCapRate: 5_000n,
};

const refusals = (change: Partial<TypedTerms>) =>
  refusalsOfTerms({ ...terms, ...change }, { now: NOW, ...limits });

describe('changed terms of a presale', () => {
  test.each<[string, Partial<TypedTerms>]>([
    ['as they are', {}],
    ['nothing entered', { startTime: null, endTime: null, maxTotalNum: null, softCapRate: null }],
    ['a start in 90 days', { startTime: NOW + 90 * DAY, endTime: NOW + 120 * DAY }],
    ['all of the hard cap', { softCapRate: 10_000n, presaleMaxNum: 20n }],
    ['a share for one TRX', { presaleEthAmount: COIN }],
  ])('are taken: %s', (_, change) => {
    expect(refusals(change)).toEqual({});
  });

  test.each<[string, Partial<TypedTerms>, object]>([
    ['in half an hour', { startTime: NOW + HOUR / 2 }, { startTime: 'START_TOO_SOON' }],
    [
      'in 91 days',
      { startTime: NOW + 91 * DAY, endTime: NOW + 92 * DAY },
      { startTime: 'START_TOO_FAR' },
    ],
    ['no time to buy', { endTime: NOW + HOUR }, { endTime: 'TIME_RANGE' }],
    ['too short', { endTime: NOW + HOUR + 1_000 }, { endTime: 'PRESALE_LENGTH' }],
    ['over 30 days', { endTime: NOW + 31 * DAY + 2 * HOUR }, { endTime: 'PRESALE_LENGTH' }],
    ['a price below 1 TRX', { presaleEthAmount: COIN - 1n }, { presaleEthAmount: 'AMOUNT_RANGE' }],
    [
      'a price nobody can pay',
      { presaleEthAmount: 10n ** 15n },
      { presaleEthAmount: 'AMOUNT_RANGE' },
    ],
    ['no shares', { maxTotalNum: 0n }, { maxTotalNum: 'NUMBER_RANGE' }],
    ['more than all shares for one', { presaleMaxNum: 21n }, { presaleMaxNum: 'NUMBER_RANGE' }],
    ['nothing for one', { presaleMaxNum: 0n }, { presaleMaxNum: 'NUMBER_RANGE' }],
    ['a soft cap below half', { softCapRate: 4_999n }, { softCapRate: 'SOFTCAP_RANGE' }],
  ])('are refused at their field: %s', (_, change, expected) => {
    const found = Object.entries(refusals(change)).map(([name, problem]) => [name, problem.code]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});
