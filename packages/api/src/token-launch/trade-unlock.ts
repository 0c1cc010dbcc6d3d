import { larger } from '../numbers/bigint-order.ts';
import { BPS, DAY, MIN_EXIT } from './launch-limits.ts';
import type { PlannedPresale } from './launch-plan.ts';
import { creatorLockDays, vestingLength } from './launch-vesting.ts';

/** What `sold` shares bring in sun, and its parts, as the presale computes them. */
export function moneyOf(
  { sharePrice, backingShare }: Pick<PlannedPresale, 'sharePrice' | 'backingShare'>,
  sold: bigint,
  feeBps: number,
) {
  const raised = sold * sharePrice;
  const fee = (raised * BigInt(feeBps)) / BPS;
  const backing = (raised * backingShare) / BPS;
  return { raised, fee, backing, pooled: raised - fee - backing };
}

/** Shares that must be sold, rounded up. */
export const leastShares = ({
  shares,
  softCapRate,
}: Pick<PlannedPresale, 'shares' | 'softCapRate'>): bigint =>
  (shares * softCapRate + BPS - 1n) / BPS;

/** What decides when tokens of the internal trade can be moved. */
export type UnlockPlan = Readonly<{
  presale: Pick<
    PlannedPresale,
    'sharePrice' | 'backingShare' | 'vestingDelay' | 'vestingRate' | 'vestingInterval'
  >;
  trade: Readonly<{ sharePrice: bigint; tokensPerShare: bigint }>;
  liquiditySupply: bigint;
}>;

/**
 * `locks`: sold below the price at which the pair opens, so they stay in the locker as long as the creator's part.
 * They can be moved so many seconds after the launch; in the locker up to a day later, as it counts whole days.
 */
export type TradeUnlock = Readonly<{ locks: boolean; after: bigint }>;

/** As the contract judges it when `sold` shares of the presale are sold. */
export function tradeUnlockOf(plan: UnlockPlan, sold: bigint, presaleFeeBps: number): TradeUnlock {
  const { presale, trade, liquiditySupply } = plan;
  const { pooled } = moneyOf(presale, sold, presaleFeeBps);
  const locks = trade.sharePrice * liquiditySupply < pooled * trade.tokensPerShare;
  const after = locks
    ? creatorLockDays(presale) * BigInt(DAY)
    : larger(vestingLength(presale), BigInt(MIN_EXIT));
  return { locks, after };
}
