import { larger, smaller } from '../numbers/bigint-order.ts';
import { BPS, CREATOR_LOCK, DAY } from './launch-limits.ts';
import type { PlannedPresale } from './launch-plan.ts';

/** Lengths in seconds, the rate in bps a round: the terms under which the LP of the buyers becomes theirs. */
type VestingTerms = Pick<PlannedPresale, 'vestingDelay' | 'vestingRate' | 'vestingInterval'>;

export const vestingRounds = ({ vestingRate }: Pick<VestingTerms, 'vestingRate'>): bigint =>
  (BPS + vestingRate - 1n) / vestingRate;

/** From the launch to the last round. */
export function vestingLength(terms: VestingTerms): bigint {
  const { vestingDelay, vestingInterval } = terms;
  return vestingDelay + (vestingRounds(terms) - 1n) * vestingInterval;
}

/** The vested part in bps so long after the launch, as the contract computes it. */
export function vestedBps(terms: VestingTerms, elapsed: bigint): bigint {
  const { vestingDelay, vestingRate, vestingInterval } = terms;
  if (elapsed < vestingDelay) return 0n;
  if (vestingRate === BPS) return BPS;
  const vested = (1n + (elapsed - vestingDelay) / vestingInterval) * vestingRate;
  return smaller(vested, BPS);
}

/** Seconds after the launch at which more is vested; null once all of it is. */
export function nextRound(terms: VestingTerms, elapsed: bigint): bigint | null {
  const { vestingDelay, vestingInterval } = terms;
  if (elapsed < vestingDelay) return vestingDelay;
  if (vestedBps(terms, elapsed) === BPS) return null;
  return vestingDelay + ((elapsed - vestingDelay) / vestingInterval + 1n) * vestingInterval;
}

/** Days that the creator's part stays in the locker: 180, or as long as the buyers wait if that is longer. */
export function creatorLockDays(terms: VestingTerms): bigint {
  const day = BigInt(DAY);
  return (larger(vestingLength(terms), BigInt(CREATOR_LOCK)) + day - 1n) / day;
}
