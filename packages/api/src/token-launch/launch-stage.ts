import type { PresaleState } from '../wire/choice-lists.ts';

/** Times in milliseconds; null for what has not happened. */
export type StageFacts = Readonly<{
  startTime: number;
  endTime: number;
  shares: number;
  sold: number;
  softCapRate: number;
  soldOutAt: number | null;
  launchedAt: number | null;
  /** Called off, or marked as failed. Missing the goal needs no mark. */
  failedAt: number | null;
}>;

/** The stage as the contract computes it: `ended` means that it reached its goal and waits to be launched. */
export function stageAt(facts: StageFacts, now: number): PresaleState {
  if (facts.launchedAt !== null) return 'launched';
  if (facts.failedAt !== null) return 'failed';
  if (facts.soldOutAt !== null) return 'ended';
  if (now < facts.startTime) return 'notStarted';
  if (now < facts.endTime) return 'inProgress';
  return facts.sold < softCapShares(facts) ? 'failed' : 'ended';
}

/**
 * Why a presale failed. It can be cancelled before its end unless it sold out; what succeeded can be failed once nobody
 * launched it in time; a missed soft cap leaves no mark.
 */
export function failureOf(
  facts: Pick<StageFacts, 'shares' | 'sold' | 'endTime' | 'failedAt'>,
): 'missed' | 'cancelled' | 'notLaunched' {
  const { shares, sold, endTime, failedAt } = facts;
  if (failedAt === null) return 'missed';
  return sold < shares && failedAt < endTime ? 'cancelled' : 'notLaunched';
}

/** Shares that must be sold, rounded up. */
export const softCapShares = ({
  shares,
  softCapRate,
}: Pick<StageFacts, 'shares' | 'softCapRate'>) => Math.ceil((shares * softCapRate) / 10_000);

/** The product's name of a stage: what comes after the sale is all `ended`. */
export const phaseOf = (stage: PresaleState) =>
  stage === 'notStarted' || stage === 'inProgress' ? stage : 'ended';

export type VestingFacts = Readonly<{
  launchedAt: number | null;
  /** Milliseconds. */
  vestingDelay: number;
  vestingInterval: number;
  /** Hundredths of a percent a round. */
  vestingRate: number;
}>;

/** When the first round of a launched presale comes, and when the last; null before the launch. */
export function vestingSpan({
  launchedAt,
  vestingDelay,
  vestingInterval,
  vestingRate,
}: VestingFacts) {
  if (launchedAt === null) return null;
  const first = launchedAt + vestingDelay;
  const rounds = Math.ceil(10_000 / vestingRate);
  return { first, last: vestingRate === 10_000 ? first : first + (rounds - 1) * vestingInterval };
}
