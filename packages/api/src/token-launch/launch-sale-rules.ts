import { refusalOfSoftCap } from '../presale/soft-cap.ts';
import type { CodeWithParams } from '../refusals/error-codes.ts';
import {
  DAY,
  MAX_HARD_CAP,
  MAX_PRESALE_LENGTH,
  MAX_SHARES,
  MAX_WAIT,
  MIN_SHARE_PRICE,
} from './launch-limits.ts';
import { secondsOf } from './launch-plan.ts';
import { coins, days, refusalOfAmount, refusalOfNumber } from './launch-ranges.ts';
import { type LaunchRule, required, rule } from './launch-rule.ts';

/** Caps, shares and times: what the presale accepts. */
export const saleRules: readonly LaunchRule[] = [
  required('hardCap'),
  rule('hardCap', ['hardCap'], ({ hardCap }) =>
    refusalOfAmount(hardCap, [MIN_SHARE_PRICE, MAX_HARD_CAP]),
  ),
  required('softCap'),
  rule('softCap', ['softCap', 'hardCap'], ({ softCap, hardCap }) =>
    refusalOfSoftCap(softCap, hardCap) === null ? null : { code: 'SOFTCAP_RANGE' },
  ),
  required('shares'),
  rule('shares', ['shares'], ({ shares }) => refusalOfNumber(shares, [1, MAX_SHARES])),
  rule('shares', ['shares', 'hardCap'], ({ shares, hardCap }) =>
    refusalOfSharePrice(BigInt(shares), hardCap),
  ),
  required('maxShares'),
  rule('maxShares', ['maxShares', 'shares'], ({ maxShares, shares }) =>
    refusalOfNumber(maxShares, [1, shares]),
  ),
  required('startTime'),
  rule('startTime', ['startTime'], ({ startTime }, { now }) => refusalOfStart(startTime, now)),
  required('endTime'),
  rule('endTime', ['startTime', 'endTime'], ({ startTime, endTime }, { limits }) =>
    refusalOfLength(startTime, endTime, limits.minPresaleLength),
  ),
];

function refusalOfSharePrice(shares: bigint, hardCap: bigint): CodeWithParams | null {
  if (hardCap < shares * MIN_SHARE_PRICE) {
    return { code: 'SHARE_PRICE', params: { min: coins(MIN_SHARE_PRICE) } };
  }
  return hardCap % shares === 0n ? null : { code: 'SHARES_UNEVEN' };
}

/** By the seconds that the chain is told. */
export function refusalOfStart(startTime: number, now: number): CodeWithParams | null {
  const start = Number(secondsOf(startTime));
  if (start * 1000 < now) return { code: 'TIME_RANGE' };
  return start > Math.floor(now / 1000) + MAX_WAIT
    ? { code: 'START_TOO_FAR', params: { days: days(MAX_WAIT) } }
    : null;
}

/** Both in milliseconds, the shortest in seconds. */
export function refusalOfLength(
  startTime: number,
  endTime: number,
  shortest: number,
): CodeWithParams | null {
  const length = Number(secondsOf(endTime) - secondsOf(startTime));
  if (length <= 0) return { code: 'TIME_RANGE' };
  if (length >= shortest && length <= MAX_PRESALE_LENGTH) return null;
  const params = { min: String(Math.ceil(shortest / 60)), max: String(MAX_PRESALE_LENGTH / DAY) };
  return { code: 'PRESALE_LENGTH', params };
}
