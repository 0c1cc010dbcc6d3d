import type { Usage } from '../state/account.ts';

/** 24 hours in slots of 3 s. */
const WINDOW = 28_800;
/** Stored windows count thousandths of a slot. */
const WINDOW_PRECISION = 1_000;
const PRECISION = 1_000_000n;

/** What is left of earlier consumption in slot `now`: it decays linearly to nothing over its window. */
export function usedAt(usage: Usage, now: number): bigint {
  return decayed(usage, now).used;
}

/** Slot in which nothing is left of it. */
export function windowEnd(usage: Usage): number {
  return usage.at + windowOf(usage);
}

/** Consumption on top of what is left, over a fresh 24 h window: free bandwidth and Stake 1.0. */
export function consume(usage: Usage, amount: bigint, now: number): Usage {
  const left = usedAt({ used: usage.used, at: usage.at }, now);
  const average = ceilDiv(left * PRECISION, WINDOW) + ceilDiv(amount * PRECISION, WINDOW);
  return { used: (average * BigInt(WINDOW)) / PRECISION, at: now };
}

/**
 * Consumption under Stake 2.0: what is left keeps the rest of its own window, and the new window is the
 * mean of both, weighted by amount.
 */
export function consumeStaked(usage: Usage, amount: bigint, now: number): Usage {
  const { average, used: left } = decayed(usage, now);
  const added = ceilDiv(amount * PRECISION, WINDOW);
  const used = (average * BigInt(windowOf(usage)) + added * BigInt(WINDOW)) / PRECISION;
  if (left === 0n) return { used, at: now };
  const full = BigInt(WINDOW * WINDOW_PRECISION);
  const rest = BigInt(storedWindow(usage) - (now - usage.at) * WINDOW_PRECISION);
  const window = ceilDiv(left * rest + amount * full, Number(used));
  return window >= full ? { used, at: now } : { used, at: now, window: Number(window) };
}

/**
 * What a lender takes over of the borrower's consumption when the loan ends: its own is brought up to now, and the window
 * is the mean of both, weighted by amount. `from` is the borrower's, brought up to now.
 */
export function takeOver(usage: Usage, amount: bigint, from: Usage, now: number): Usage {
  const own = consumeStaked(usage, 0n, now);
  const used = own.used + amount;
  if (used === 0n) return { used, at: now };
  const sum = own.used * BigInt(storedWindow(own)) + amount * BigInt(storedWindow(from));
  const window = ceilDiv(sum, Number(used));
  const full = BigInt(WINDOW * WINDOW_PRECISION);
  return window >= full ? { used, at: now } : { used, at: now, window: Number(window) };
}

/**
 * Takes back what was used in advance: `merged` is `before` with the advance, `current` what has become of it. If
 * windows were merged meanwhile, the present one stays.
 */
export function withoutAdvance(current: Usage, before: Usage, merged: Usage): Usage {
  const area = (usage: Usage) => usage.used * BigInt(windowOf(usage));
  const kept = windowOf(merged) === windowOf(current) ? before : current;
  const used = (area(current) - area(merged) + area(before)) / BigInt(windowOf(kept));
  if (used <= 0n) return { used: 0n, at: current.at };
  return { ...kept, used, at: current.at };
}

function decayed(usage: Usage, now: number): { average: bigint; used: bigint } {
  const window = windowOf(usage);
  let average = ceilDiv(usage.used * PRECISION, window);
  const elapsed = now - usage.at;
  if (elapsed >= window) average = 0n;
  // java-tron decays in floating point; so must we, to agree to the last unit.
  else if (elapsed !== 0) {
    average = BigInt(Math.round(Number(average) * ((window - elapsed) / window)));
  }
  return { average, used: (average * BigInt(window)) / PRECISION };
}

function storedWindow(usage: Usage): number {
  return usage.window ?? WINDOW * WINDOW_PRECISION;
}

function windowOf(usage: Usage): number {
  const stored = storedWindow(usage);
  return stored < WINDOW_PRECISION ? WINDOW : Math.floor(stored / WINDOW_PRECISION);
}

function ceilDiv(numerator: bigint, denominator: number): bigint {
  const divisor = BigInt(denominator);
  return numerator / divisor + (numerator % divisor > 0n ? 1n : 0n);
}
