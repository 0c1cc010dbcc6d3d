/**
 * Prices of launched tokens are whole numbers of 10^-24 TRX for one whole token. There may be 10^20 of a token: in sun,
 * and in any unit near it, most prices would be 1 or nothing.
 */
export const PRICE_DECIMALS = 24;

/** The price at which a pool of so much stands, both in base units of 6 decimals; 0 while it is empty. */
export function priceOf(trx: bigint, tokens: bigint): bigint {
  return tokens === 0n ? 0n : (trx * 10n ** BigInt(PRICE_DECIMALS)) / tokens;
}
