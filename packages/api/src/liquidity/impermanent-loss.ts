/** What stands on both sides of a pool at one moment: only their ratio counts. */
export type Reserves = readonly [bigint, bigint];

/** Computed a million times finer than told. */
const FINER = 1_000_000n;
const WHOLE = 10_000n * FINER;
/** What roots and divisions of whole numbers, and a price that was kept rounded, can be off by. */
const ROUNDED = 2n;

/**
 * How much less a share of a pool is worth than its two coins would be had they been kept, in hundredths of a
 * percent, rounded up: 1 - 2 sqrt(r) / (1 + r), where r is how the price moved. Fees earned are not counted.
 */
export function impermanentLoss(then: Reserves, now: Reserves): number {
  const a = now[1] * then[0];
  const b = now[0] * then[1];
  if (a === 0n || b === 0n) return 0;
  const kept = (2n * rootOf(a * b * WHOLE * WHOLE)) / (a + b);
  const lost = WHOLE - kept;
  return lost <= ROUNDED ? 0 : Number((lost - ROUNDED + FINER - 1n) / FINER);
}

/** The whole part of a square root. */
function rootOf(value: bigint): bigint {
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
