import type { PoolSides } from '@vellum/api/otc/otc-offer';
import { boughtFromPool } from './offer-figures.ts';

type Taken = Readonly<{
  amount: bigint;
  pay: bigint;
  /** Of the coin that is paid with. */
  decimals: number;
}>;

/**
 * What the same part costs in the pool, cut off as it is written, and the difference between what is written: it is never
 * a larger saving than there is. Null when the pool has not so much.
 */
export function besidePool({ amount, pay, decimals }: Taken, pool: PoolSides) {
  const exact = boughtFromPool(amount, pool);
  if (exact === null) return null;
  const hundredth = 10n ** BigInt(Math.max(0, decimals - 2));
  const cost = exact < hundredth ? exact : exact - (exact % hundredth);
  const isLess = cost >= pay;
  return { cost, isLess, difference: isLess ? cost - pay : pay - cost };
}
