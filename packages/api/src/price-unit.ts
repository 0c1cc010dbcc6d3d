/**
 * Prices of launched tokens are whole numbers of 10^-12 TRX for one whole token: tokens come by the billion, and in sun
 * most of them would cost 1 or nothing.
 */
export const PRICE_DECIMALS = 12;

/** The price at which a pool of so much stands, both in base units of 6 decimals; 0 while it is empty. */
export function priceOf(trx: bigint, tokens: bigint): bigint {
  return tokens === 0n ? 0n : (trx * 10n ** BigInt(PRICE_DECIMALS)) / tokens;
}
