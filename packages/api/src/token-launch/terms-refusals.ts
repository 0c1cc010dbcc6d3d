import { refusalOfSoftCap } from '../presale/soft-cap.ts';
import type { CodeWithParams } from '../refusals/error-codes.ts';
import { MAX_HARD_CAP, MAX_SHARES, MIN_SHARE_PRICE } from './launch-limits.ts';
import { refusalOfAmount, refusalOfNumber } from './launch-ranges.ts';
import { refusalOfLength, refusalOfStart } from './launch-sale-rules.ts';

/** Terms that a creator changes before the start, times in milliseconds; null while nothing valid is entered. */
export type TypedTerms = Readonly<{
  startTime: number | null;
  endTime: number | null;
  presaleEthAmount: bigint | null;
  maxTotalNum: bigint | null;
  presaleMaxNum: bigint | null;
  /** Of the hard cap, in hundredths of a percent. */
  softCapRate: bigint | null;
}>;

/** When terms are judged, in milliseconds, and the shortest presale of the deployment, in seconds. */
type Circumstances = Readonly<{ now: number; minPresaleLength: number }>;

type Rule = (terms: TypedTerms, at: Circumstances) => CodeWithParams | null;

/** Buyers have this long to look at changed terms, in seconds. */
const NOTICE = 3_600;
const WHOLE = 10_000n;

const rules: Readonly<Record<keyof TypedTerms, Rule>> = {
  startTime: ({ startTime }, { now }) =>
    startTime === null ? null : refusalOfNewStart(startTime, now),
  endTime({ startTime, endTime }, { minPresaleLength }) {
    if (startTime === null || endTime === null) return null;
    return refusalOfLength(startTime, endTime, minPresaleLength);
  },
  presaleEthAmount({ presaleEthAmount: price, maxTotalNum }) {
    if (price === null) return null;
    return refusalOfAmount(price, [MIN_SHARE_PRICE, MAX_HARD_CAP / (maxTotalNum || 1n)]);
  },
  maxTotalNum: ({ maxTotalNum: shares }) =>
    shares === null ? null : refusalOfNumber(Number(shares), [1, MAX_SHARES]),
  presaleMaxNum({ presaleMaxNum, maxTotalNum }) {
    if (presaleMaxNum === null) return null;
    return refusalOfNumber(Number(presaleMaxNum), [1, Number(maxTotalNum || MAX_SHARES)]);
  },
  softCapRate({ softCapRate }) {
    if (softCapRate === null || refusalOfSoftCap(softCapRate, WHOLE) === null) return null;
    return { code: 'SOFTCAP_RANGE' };
  },
};

function refusalOfNewStart(startTime: number, now: number): CodeWithParams | null {
  const isSoon = Math.floor(startTime / 1000) < Math.ceil(now / 1000) + NOTICE;
  if (isSoon) return { code: 'START_TOO_SOON' };
  return refusalOfStart(startTime, now);
}

/** What speaks against changed terms, field by field; of what is not entered nothing. */
export function refusalsOfTerms(
  terms: TypedTerms,
  at: Circumstances,
): Readonly<Partial<Record<keyof TypedTerms, CodeWithParams>>> {
  const found = Object.entries(rules).map(([name, judge]) => [name, judge(terms, at)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}
