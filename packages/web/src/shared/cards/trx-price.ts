/** Parts of 10,000. */
const WHOLE = 10_000n;

/** What the seller gets, and the fee that comes off, as the contract counts it: the fee is cut off. */
export function proceedsOf(price: bigint, feeBasisPoints: bigint) {
  const fee = (price * feeBasisPoints) / WHOLE;
  return { fee, proceeds: price - fee };
}

/** How far a price lies above (or, negative, below) another in parts of 10,000, cut off towards zero. */
export function aboveBy(price: bigint, other: bigint): number | null {
  return other > 0n ? Number(((price - other) * WHOLE) / other) : null;
}

/** U with 6 decimals that a price in sun is worth, cut off; `sunPerU` is the sun that one U costs. */
export function inU(sun: bigint, sunPerU: bigint): bigint | null {
  return sunPerU > 0n ? (sun * 1_000_000n) / sunPerU : null;
}
