/** What the two sides of every exchange are measured against. */
const SUPPLY = 1e18;

/**
 * What `sold` units of one side buy of the other, by Bancor's formula. Floating point, with what it loses, as java-tron
 * has it.
 */
export function boughtFor(
  sold: bigint,
  { balance, other }: Readonly<{ balance: bigint; other: bigint }>,
): bigint {
  const quant = Number(sold);
  const share = quant / Number(balance + sold);
  const issued = Math.trunc(-SUPPLY * (1 - (1 + share) ** 0.0005));
  // What is issued is destroyed at once, so the supply is what it was.
  const given = Number(other) * ((1 + issued / SUPPLY) ** 2000 - 1);
  return BigInt(Math.trunc(given));
}
