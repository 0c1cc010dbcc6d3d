/** Rates and accumulators of the contract are in 2^-64 units. */
const SHIFT = 64n;

export type StreamState = Readonly<{
  /** Reward per unit of weight so far. */
  acc: bigint;
  /** Unix seconds. */
  last: bigint;
  /** Weight of everything pledged. */
  total: bigint;
  rate: bigint;
  finish: bigint;
}>;

/** What moves the clock: a change of the weight, a claim (change 0), or a new plan. */
export type StreamStep = Readonly<{
  at: bigint;
  weight: bigint;
  plan?: Readonly<{ rate: bigint; finish: bigint }>;
}>;

export const streamStart: StreamState = { acc: 0n, last: 0n, total: 0n, rate: 0n, finish: 0n };

/** The contract's own arithmetic (StreamCore): the clock stands still while nothing is pledged. */
export function streamAt(state: StreamState, at: bigint): StreamState {
  const { acc, last, total, rate, finish } = state;
  if (total === 0n) {
    return { ...state, last: at, finish: last < finish ? finish + at - last : finish };
  }
  const end = at < finish ? at : finish;
  const gained = end > last ? (rate * (end - last)) / total : 0n;
  return { ...state, acc: acc + gained, last: at };
}

export function streamAfter(state: StreamState, { at, weight, plan }: StreamStep): StreamState {
  const now = streamAt(state, at);
  return { ...now, ...plan, total: now.total + weight };
}

/** Whole units that a weight earned between two accumulators. */
export const earnedBetween = (weight: bigint, from: bigint, to: bigint): bigint =>
  (weight * (to - from)) >> SHIFT;

/** Whole units that are funded and belong to nobody yet. */
export function unstreamed({ rate, finish, last }: StreamState): bigint {
  return finish > last ? (rate * (finish - last)) >> SHIFT : 0n;
}

/** What `weight` of `total` gets within `seconds` of the plan, if nothing else changes. */
export function rewardWithin(state: StreamState, weight: bigint, total: bigint, seconds: bigint) {
  const left = state.finish > state.last ? state.finish - state.last : 0n;
  const time = seconds < left ? seconds : left;
  return total === 0n ? 0n : ((state.rate * time * weight) / total) >> SHIFT;
}
