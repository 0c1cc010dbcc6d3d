import { formatAmount } from '@vellum/tron/amount';
import type { CodeWithParams } from '../refusals/error-codes.ts';
import { DAY } from './launch-limits.ts';

type Range<T> = readonly [min: T, max: T];

/** A whole number out of its range. */
export function refusalOfNumber(value: number, [min, max]: Range<number>): CodeWithParams | null {
  if (value >= min && value <= max) return null;
  return { code: 'NUMBER_RANGE', params: { min: grouped(min), max: grouped(max) } };
}

/** An amount with six decimals out of its range. */
export function refusalOfAmount(value: bigint, [min, max]: Range<bigint>): CodeWithParams | null {
  if (value >= min && value <= max) return null;
  return { code: 'AMOUNT_RANGE', params: { min: coins(min), max: coins(max) } };
}

/** A share in hundredths of a percent out of its range. */
export function refusalOfShare(value: number, [min, max]: Range<number>): CodeWithParams | null {
  if (value >= min && value <= max) return null;
  return { code: 'PERCENT_RANGE', params: { min: percent(min), max: percent(max) } };
}

/** A length in seconds out of a range of whole days. */
export function refusalOfDays(value: number, [min, max]: Range<number>): CodeWithParams | null {
  if (value >= min && value <= max) return null;
  return { code: 'DAYS_RANGE', params: { min: days(min), max: days(max) } };
}

const grouped = (value: number): string => formatAmount(BigInt(value), 0, { grouping: true });
export const days = (seconds: number): string => String(seconds / DAY);
export const coins = (amount: bigint): string => formatAmount(amount, 6, { grouping: true });
const percent = (bps: number): string => formatAmount(BigInt(bps), 2);
