/** `count` boxes of a series hold `amount` of the prize coin each. */
export type Tier = Readonly<{ count: number; amount: bigint }>;

/** What `per` base units of a coin are worth, in U with 6 decimals. */
export type Rate = Readonly<{ worth: bigint; per: bigint }>;

function boxesIn(tiers: readonly Tier[]): number {
  return tiers.reduce((sum, { count }) => sum + count, 0);
}

/** All prizes of a series together, in base units. */
export function prizesIn(tiers: readonly Tier[]): bigint {
  return tiers.reduce((sum, { count, amount }) => sum + BigInt(count) * amount, 0n);
}

/** What `boxes` boxes hold on average, in base units, rounded down. */
export function averagePrize(tiers: readonly Tier[], boxes = 1): bigint {
  const total = BigInt(boxesIn(tiers));
  return total === 0n ? 0n : (prizesIn(tiers) * BigInt(boxes)) / total;
}

/** What one gets is rounded down. */
export function worthOf(amount: bigint, { worth, per }: Rate): bigint {
  return (amount * worth) / per;
}

/** What one pays is rounded up. */
export function costOf(amount: bigint, { worth, per }: Rate): bigint {
  return (amount * worth + per - 1n) / per;
}

/** How many boxes of a series are worth less than a box costs, both in U. */
export function boxesBelow(tiers: readonly Tier[], prize: Rate, cost: bigint): number {
  return boxesIn(tiers.filter(({ amount }) => worthOf(amount, prize) < cost));
}

/** The prize that most boxes hold. */
export function commonest(tiers: readonly Tier[]): Tier | null {
  return tiers.reduce<Tier | null>(
    (most, tier) => (most && most.count >= tier.count ? most : tier),
    null,
  );
}

/** The tier of a prize number and the numbers it has; null for a number beyond all. */
export function tierOfPrize<T extends Pick<Tier, 'count'>>(
  tiers: readonly T[],
  prize: number,
): Readonly<{ tier: T; first: number; last: number }> | null {
  let first = 0;
  for (const tier of tiers) {
    const last = first + tier.count - 1;
    if (prize <= last) return { tier, first, last };
    first = last + 1;
  }
  return null;
}
