const CENT = 10_000n;

/**
 * The sum of amounts with six decimals as they are shown, two decimals each, so that a total is the sum of what is
 * listed: what one gets is cut off, what one pays is rounded up. Null when a part of it is not known.
 */
export function sumAtCent(
  parts: readonly (bigint | null)[],
  round: 'down' | 'up' = 'down',
): bigint | null {
  const more = round === 'up' ? CENT - 1n : 0n;
  return parts.reduce<bigint | null>(
    (sum, part) => (sum === null || part === null ? null : sum + ((part + more) / CENT) * CENT),
    0n,
  );
}
