import { largestZap, type Pool, type ZapQuote, zapQuote } from '@vellum/api/liquidity/zap';

const BPS = 10_000n;

/** What a pool and its prices are now, seen from the coin that is paid. */
export type ZapRates = Readonly<{
  pool: Pool;
  /** The other coin for a million units of the paid one: in the pool, and on average. */
  spot: bigint;
  average: bigint;
  /** How far these two may stand apart, by the helper; hundredths of a percent. */
  mostOffBps: number;
}>;

export type FilledZap = ZapQuote &
  Readonly<{
    /** The bound that the contract holds. */
    minLp: bigint;
  }>;

/** What an amount becomes, within a tolerance. */
export function filledZap({ pool }: ZapRates, amount: bigint, toleranceBps: bigint): FilledZap {
  const quote = zapQuote(pool, amount);
  return {
    ...quote,
    minLp: (quote.lp * (BPS - toleranceBps)) / BPS,
  };
}

/** How far the price stands from its average, hundredths of a percent, begun ones counted. */
export function offAverageBps({ spot, average }: ZapRates): number {
  if (average === 0n) return Number(BPS);
  const distance = spot > average ? spot - average : average - spot;
  return Number((distance * BPS + average - 1n) / average);
}

/** Whether nothing may be bought now because the price stands too far from its average. */
export function isStopped(rates: ZapRates): boolean {
  const { spot, average, mostOffBps } = rates;
  const distance = spot > average ? spot - average : average - spot;
  return distance * BPS > average * BigInt(mostOffBps);
}

/** The most that can be paid in one go. */
export function mostToPay({ pool }: ZapRates): bigint {
  return largestZap(pool);
}
