/** What the desk computes of an offer, for both sides, exactly as its contract does. */

/** Amounts of an offer are 1 to this. */
export const MOST_OFFERED = 2n ** 96n - 1n;
export const LONGEST_OFFER_DAYS = 365;
/** A part is at least a hundredth. */
const PARTS = 100n;

export type OfferTerms = Readonly<{
  amount: bigint;
  left: bigint;
  wantAmount: bigint;
  wholeOnly: boolean;
}>;

/** What `part` of an offer costs, rounded up: parts never cost less than the whole. */
export const priceOfPart = (
  { amount, wantAmount }: Pick<OfferTerms, 'amount' | 'wantAmount'>,
  part: bigint,
): bigint => (part * wantAmount + amount - 1n) / amount;

/** The least that can be taken: all of it when it is whole only, else 1 % rounded up, or the rest. */
export function smallestPart({ amount, left, wholeOnly }: Omit<OfferTerms, 'wantAmount'>): bigint {
  if (wholeOnly) return amount;
  const part = (amount + PARTS - 1n) / PARTS;
  return part < left ? part : left;
}

/** Reserves of a pool: of the coin that is sold, and of the one that is wanted. */
export type PoolSides = Readonly<{ sell: bigint; want: bigint }>;

const WHOLE_BPS = 10_000n;

/** How far an offer's price is above that of the pool, in basis points; below when negative. */
export function abovePool(
  { amount, wantAmount }: Pick<OfferTerms, 'amount' | 'wantAmount'>,
  { sell, want }: PoolSides,
): number | null {
  const fair = amount * want;
  if (fair === 0n || sell === 0n) return null;
  return Number((wantAmount * sell * WHOLE_BPS) / fair - WHOLE_BPS);
}
