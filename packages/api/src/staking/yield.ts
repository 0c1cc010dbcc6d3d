import { rewardWithin, type StreamState } from './stream-clock.ts';

/** What an amount of a coin is worth in U (6 decimals) at average prices. */
export type Worth = Readonly<{ amount: bigint; u: bigint }>;
export type StreamWorth = Readonly<{ stake: Worth; reward: Worth }>;

const YEAR_SECONDS = 31_536_000n;
const WHOLE_BPS = 10_000n;
/** A term's rate is for 365 days, in hundredths of a percent. */
const YEAR_BPS = 365n * WHOLE_BPS;
/** Seconds that an offer to sign stands: a stake that is only signed then misses as much of the stream. */
const SIGNING_SECONDS = 600n;
/** The contract rounds a position's share down when it comes and when it goes. */
const ROUNDINGS = 2n;

/**
 * Units that `amount`, staked now, earns within `seconds`, a year unless told, from what is funded already: nothing
 * is taken from a later funding. `total` is the stake of all with it, as it stays unless someone comes or goes.
 */
export function streamReward(
  state: StreamState,
  amount: bigint,
  total: bigint = state.total + amount,
  seconds: bigint = YEAR_SECONDS,
): bigint {
  const left = state.finish - state.last - SIGNING_SECONDS;
  if (left <= 0n || amount === 0n) return 0n;
  const known = { ...state, finish: state.last + left };
  const reward = rewardWithin(known, amount, total, seconds);
  return reward > ROUNDINGS ? reward - ROUNDINGS : 0n;
}

/**
 * The least yield of a stream for a stake of `amount`, in hundredths of a percent of it: unboosted, not compounded,
 * never above the rewards that are left. A stream that is funded for a month shows what that month gives.
 */
export function streamYield(
  state: StreamState,
  amount: bigint,
  { stake, reward }: StreamWorth,
  total?: bigint,
): number {
  const divisor = reward.amount * amount * stake.u;
  if (divisor === 0n) return 0;
  const units = streamReward(state, amount, total);
  return Number((units * reward.u * stake.amount * WHOLE_BPS) / divisor);
}

/** What a term stake is paid beside the stake: the contract's own quote. */
export const termReward = (amount: bigint, rate: bigint, days: bigint): bigint =>
  (amount * rate * days) / YEAR_BPS;

/** The largest stake whose reward still fits into what a term can set aside. */
export const largestTermStake = (available: bigint, rate: bigint, days: bigint): bigint =>
  ((available + 1n) * YEAR_BPS - 1n) / (rate * days);

/** The smallest stake that earns a unit. */
export const smallestTermStake = (rate: bigint, days: bigint): bigint =>
  (YEAR_BPS + rate * days - 1n) / (rate * days);
