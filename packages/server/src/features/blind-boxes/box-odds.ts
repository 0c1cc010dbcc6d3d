/** Boxes and prizes of one tier. */
export type Tier = Readonly<{ count: number; amount: bigint }>;

const BASIS_POINTS = 10_000n;

/** Of all boxes, in hundredths of a percent, rounded down. */
export function oddsOf({ count }: Tier, total: number): number {
  return Number((BigInt(count) * BASIS_POINTS) / BigInt(total));
}

/** What all boxes hold together; exact. */
export const prizesOf = (tiers: readonly Tier[]): bigint =>
  tiers.reduce((sum, { count, amount }) => sum + BigInt(count) * amount, 0n);

/** What a box holds on average, in base units, rounded down. */
export function expectedPrize(tiers: readonly Tier[], total: number): bigint {
  return prizesOf(tiers) / BigInt(total);
}

/** What a box of a void series gets: its price and its share of what the fee leaves of the bond, as the contract pays. */
export function refundOf(
  series: Readonly<{ price: bigint; bond: bigint; sold: number; fee_bps: number }>,
): bigint {
  const { price, bond, sold } = series;
  const fee = (price * BigInt(sold) * BigInt(series.fee_bps)) / BASIS_POINTS;
  return price + (bond - fee) / BigInt(sold);
}
