/** The fee of a pair in thousandths. */
const FEE = 3n;
const THOUSAND = 1_000n;
/** What of a payment counts after the fee, in thousandths. */
const AFTER_FEE = THOUSAND - FEE;

/** A pair keeps its reserves in 112 bits and refuses a payment that passes them. */
export const MAX_RESERVE = 2n ** 112n - 1n;

/** What a pair gives for an amount, after its fee. */
export function amountOut(amountIn: bigint, reserveIn: bigint, reserveOut: bigint): bigint {
  const paid = amountIn * AFTER_FEE;
  return (paid * reserveOut) / (reserveIn * THOUSAND + paid);
}

/** What a pair wants for an amount of what it holds; null when it does not have that much. */
export function amountIn(out: bigint, reserveIn: bigint, reserveOut: bigint): bigint | null {
  if (out >= reserveOut) return null;
  return (reserveIn * out * THOUSAND) / ((reserveOut - out) * AFTER_FEE) + 1n;
}

/** Of the price of a pair, `kept / whole` is left for a payment; fees are no part of it. */
export function keptPrice(
  paid: bigint,
  reserveIn: bigint,
): Readonly<{ kept: bigint; whole: bigint }> {
  const kept = reserveIn * THOUSAND;
  return { kept, whole: kept + paid * AFTER_FEE };
}
