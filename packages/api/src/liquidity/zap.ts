import { smaller } from '../numbers/bigint-order.ts';
import { squareRoot } from '../numbers/square-root.ts';
import { amountOut } from '../swap/pair-math.ts';

const THOUSAND = 1_000n;
const BPS = 10_000n;

/**
 * A zap swaps at most so much of what the pair holds, in hundredths of a percent. Beside the pair's fee of 0.3 %
 * that is so little that nobody can gain by trading before and after it.
 */
export const MAX_ZAP_SWAP_BPS = 12n;

export type Pool = Readonly<{
  /** What the pair holds of the coin that is paid, and of the other. */
  reserveIn: bigint;
  reserveOther: bigint;
  lpSupply: bigint;
}>;

export type ZapQuote = Readonly<{
  swapIn: bigint;
  swapOut: bigint;
  /** Of the coin that is paid: added to the pair beside `swapOut`, and not needed. Less than 0.01 TRX stays in the pair. */
  added: bigint;
  leftover: bigint;
  lp: bigint;
  /** Price after the swap against the one before it. */
  impactBps: number;
  isTooLarge: boolean;
}>;

/** What the helper's zap makes of `amount`: the same sum, unit for unit. */
export function zapQuote(pool: Pool, amount: bigint): ZapQuote {
  const { reserveIn, reserveOther, lpSupply } = pool;
  const swapIn = swapPart(reserveIn, amount);
  const swapOut = amountOut(swapIn, reserveIn, reserveOther);
  const [nowIn, nowOther] = [reserveIn + swapIn, reserveOther - swapOut];
  const added = swapOut === 0n ? 0n : (swapOut * nowIn + nowOther - 1n) / nowOther;
  return {
    swapIn,
    swapOut,
    added,
    leftover: amount - swapIn - added,
    lp: smaller((added * lpSupply) / nowIn, (swapOut * lpSupply) / nowOther),
    impactBps: Number((nowIn * reserveOther * BPS) / (nowOther * reserveIn) - BPS),
    isTooLarge: swapIn * BPS > reserveIn * MAX_ZAP_SWAP_BPS,
  };
}

/** The most that one zap takes. */
export function largestZap({ reserveIn }: Pick<Pool, 'reserveIn'>): bigint {
  const swap = (reserveIn * MAX_ZAP_SWAP_BPS) / BPS;
  // The inverse of `swapPart`.
  return (swap * (997n * swap + 1_997n * reserveIn)) / (THOUSAND * reserveIn);
}

/**
 * How much to swap so that the rest and what it buys stand in the ratio of the pair afterwards: the root of
 * 997 s² + 1997 r s - 1000 r a, rounded down, so that the rest always covers what the bought coins need.
 */
function swapPart(reserve: bigint, amount: bigint): bigint {
  const root = squareRoot(reserve * (reserve * 3_988_009n + amount * 3_988_000n));
  return (root - reserve * 1_997n) / 1_994n;
}
