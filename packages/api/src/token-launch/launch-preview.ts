import { smaller } from '../numbers/bigint-order.ts';
import { squareRoot } from '../numbers/square-root.ts';
import type { LaunchLimits } from './launch-limits.ts';
import { BPS, DAY } from './launch-limits.ts';
import type { PlannedLaunch, PlannedPresale } from './launch-plan.ts';
import { creatorLockDays, vestedBps, vestingRounds } from './launch-vesting.ts';
import { leastShares, moneyOf, type TradeUnlock, tradeUnlockOf } from './trade-unlock.ts';

/** The first LP of a pair that nobody ever owns. */
export const MINIMUM_LIQUIDITY = 1_000n;

export type VestingRound = Readonly<{
  /** Seconds after the launch. */
  after: bigint;
  /** All that is vested then: in bps, and in LP of all buyers together. */
  vestedBps: bigint;
  vestedLp: bigint;
}>;

/** What becomes of a launch in which `sold` shares are sold. TRX in sun, tokens and LP in base units. */
export type LaunchPreview = Readonly<{
  sold: bigint;
  raised: bigint;
  /** Shares, and what they bring, from which on the presale succeeds. */
  softCapShares: bigint;
  softCap: bigint;
  hardCap: bigint;
  fee: bigint;
  backing: bigint;
  /** What the pair holds at the launch. */
  pooled: bigint;
  pooledTokens: bigint;
  /** All LP there is, and its parts; `lpNobody` belongs to the pair itself. */
  lpTotal: bigint;
  lpNobody: bigint;
  lpForUsers: bigint;
  lpForCreator: bigint;
  lpBurned: bigint;
  /** Tokens for the creator, locked like its LP, and for the internal trade. */
  creatorTokens: bigint;
  tradeTokens: bigint;
  creatorLockDays: bigint;
  vesting: readonly VestingRound[];
  /** If all of the internal trade is sold. */
  tradeProceeds: bigint;
  tradeFee: bigint;
  tradeUnlock: TradeUnlock;
}>;

/** Unit for unit what the contracts do. A pair that a stranger gave WTRX to before the launch only holds more. */
export function launchPreview(
  plan: PlannedLaunch,
  sold: bigint,
  limits: Pick<LaunchLimits, 'presaleFeeBps' | 'tradeFeeBps'>,
): LaunchPreview {
  const { presale, trade, token } = plan;
  const { raised, fee, backing, pooled } = moneyOf(presale, sold, limits.presaleFeeBps);
  const lp = lpSplit(presale, pooled, plan.liquiditySupply);
  const softCapShares = leastShares(presale);
  const tradeProceeds = trade.shares * trade.sharePrice;
  return {
    sold,
    raised,
    softCapShares,
    softCap: softCapShares * presale.sharePrice,
    hardCap: presale.shares * presale.sharePrice,
    fee,
    backing,
    pooled,
    pooledTokens: plan.liquiditySupply,
    ...lp,
    creatorTokens: token.totalSupply - plan.liquiditySupply - plan.tradeSupply,
    tradeTokens: plan.tradeSupply,
    creatorLockDays: creatorLockDays(presale),
    vesting: vestingTable(presale, lp.lpForUsers),
    tradeProceeds,
    tradeFee: (tradeProceeds * BigInt(limits.tradeFeeBps)) / BPS,
    tradeUnlock: tradeUnlockOf(plan, sold, limits.presaleFeeBps),
  };
}

/** LP that a buyer of `shares` can have claimed so long after the launch. */
export function vestedLpOf(
  preview: Pick<LaunchPreview, 'sold' | 'lpForUsers'>,
  presale: PlannedPresale,
  { shares, elapsed }: Readonly<{ shares: bigint; elapsed: bigint }>,
): bigint {
  if (preview.sold === 0n) return 0n;
  const vested = vestedBps(presale, elapsed);
  return (preview.lpForUsers * shares * vested) / (preview.sold * BPS);
}

/** Until when a buyer may leave, in unix seconds: nobody can fill a presale and flee at its last block. */
export function leaveUntil({
  startTime,
  endTime,
}: Pick<PlannedPresale, 'startTime' | 'endTime'>): bigint {
  const quarter = (endTime - startTime) / 4n;
  const day = BigInt(DAY);
  return endTime - smaller(quarter, day);
}

function lpSplit(presale: PlannedPresale, pooled: bigint, tokens: bigint) {
  const lpTotal = squareRoot(pooled * tokens);
  // Too little for a pair means that there is none.
  const minted = lpTotal > MINIMUM_LIQUIDITY ? lpTotal - MINIMUM_LIQUIDITY : 0n;
  const lpForUsers = (minted * presale.userLpShare) / BPS;
  const lpForCreator = (minted * presale.creatorLpShare) / BPS;
  return {
    lpTotal,
    lpNobody: lpTotal - minted,
    lpForUsers,
    lpForCreator,
    lpBurned: minted - lpForUsers - lpForCreator,
  };
}

function vestingTable(presale: PlannedPresale, lpForUsers: bigint): VestingRound[] {
  return Array.from({ length: Number(vestingRounds(presale)) }, (_, round) => {
    const after = presale.vestingDelay + BigInt(round) * presale.vestingInterval;
    const vested = vestedBps(presale, after);
    return { after, vestedBps: vested, vestedLp: (lpForUsers * vested) / BPS };
  });
}
