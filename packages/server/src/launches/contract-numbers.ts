import { Refusal } from '../platform/refusals/refusal.ts';

const MS = 1000;
/** Contracts keep times in 40 bits and prices in 128. */
const LATEST = 2n ** 40n - 1n;
export const LARGEST_PRICE = 2n ** 128n - 1n;

/** A time in milliseconds as contracts take it; refuses what they could not even be asked. */
export function secondsOf(time: number): bigint {
  const seconds = BigInt(Math.floor(time / MS));
  if (seconds > LATEST) throw new Refusal({ code: 'TIME_RANGE' });
  return seconds;
}
