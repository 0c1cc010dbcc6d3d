/** What stands on both sides of a pool at one moment: only their ratio counts. */
export type Reserves = readonly [bigint, bigint];

const WHOLE_BPS = 10_000n;

/**
 * How much less a share of a pool is worth than its two coins would be had they been kept, in hundredths of a
 * percent, rounded up: 1 - 2 sqrt(r) / (1 + r), where r is how the price moved. Fees earned are not counted.
 */
export function impermanentLoss(then: Reserves, now: Reserves): number {
  const a = now[1] * then[0];
  const b = now[0] * then[1];
  if (a === 0n || b === 0n) return 0;
  const kept = (2n * rootOf(a * b * WHOLE_BPS * WHOLE_BPS)) / (a + b);
  return Number(WHOLE_BPS - kept);
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
