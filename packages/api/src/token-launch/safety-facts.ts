import { larger, smaller } from '../numbers/bigint-order.ts';
import type { PresaleState, TradeState } from '../wire/choice-lists.ts';
import { BPS, DAY } from './launch-limits.ts';
import type { PlannedLaunch, PlannedPresale } from './launch-plan.ts';
import { type LaunchPower, powersLeft } from './launch-powers.ts';
import { creatorLockDays, vestedBps, vestingRounds } from './launch-vesting.ts';

/**
 * How much the largest owners have of a whole. Wallets first funded by one address count as one owner together with
 * that address, so a purchase spread over many wallets is as concentrated as one by a single wallet.
 */
export type Concentration = Readonly<{ largest: bigint; topTen: bigint; total: bigint }>;

export const nothingSold: Concentration = { largest: 0n, topTen: 0n, total: 0n };

/** The state of a launch on the chain. Amounts in base units, times in unix seconds. */
export type LaunchState = Readonly<{
  stage: PresaleState;
  trade: TradeState | 'none';
  presaleOwned: boolean;
  tradeOwned: boolean;
  presale: Pick<
    PlannedPresale,
    | 'softCapRate'
    | 'userLpShare'
    | 'creatorLpShare'
    | 'backingShare'
    | 'vestingDelay'
    | 'vestingRate'
    | 'vestingInterval'
  >;
  launchedAt: bigint | null;
  /** When the creator's locked part is free, if that is later than promised: a lock can only be made longer. */
  creatorUnlockAt?: bigint | null;
  /** At the creation: all of it, for the trade, and for the creator. */
  supply: bigint;
  tradeSupply: bigint;
  creatorSupply: bigint;
  /** All there are now. */
  totalSupply: bigint;
  /** What the ten largest owners hold together; pair, presale, trade, base pool, locker and dead address are nobody. */
  topTenHold: bigint;
  /** Presale shares. */
  shares: Concentration;
  /** LP in wallets, in locks and not yet claimed; before the launch as the shares sold now would give it. */
  lp: Concentration;
  /** What lies in the locker, for whomever. */
  lockerHolds?: bigint;
  /** Bought from the pair in the block of the launch, and what the pair had then; zero before it. */
  boughtInLaunchBlock: bigint;
  launchReserve: bigint;
}>;

/** The inputs of the score: shares of a whole in bps, null where no launch has the fact yet. */
export type SafetyFacts = Readonly<{
  powers: readonly LaunchPower[];
  creatorLp: number;
  /** Of the launch's LP: burned, or out of everyone's reach for 30 days from now (or from the launch). */
  heldLp: number;
  lpLargest: number | null;
  lpTopTen: number | null;
  presaleLargest: number | null;
  presaleTopTen: number | null;
  outsideSupply: number;
  topTen: number | null;
  launchBlock: number | null;
  softCap: number;
  rounds: number;
  backing: number;
}>;

/** A launch that is not made yet, as it will be when it is. */
export function stateOfPlan(plan: PlannedLaunch): LaunchState {
  const { totalSupply } = plan.token;
  return {
    stage: 'notStarted',
    trade: plan.tradeSupply === 0n ? 'none' : 'closed',
    presaleOwned: true,
    tradeOwned: true,
    presale: plan.presale,
    launchedAt: null,
    supply: totalSupply,
    tradeSupply: plan.tradeSupply,
    creatorSupply: totalSupply - plan.liquiditySupply - plan.tradeSupply,
    totalSupply,
    topTenHold: 0n,
    shares: nothingSold,
    lp: nothingSold,
    boughtInLaunchBlock: 0n,
    launchReserve: 0n,
  };
}

const AHEAD = BigInt(30 * DAY);

/** The facts at a time in unix seconds. The same for the server, which has an index, and a browser, which has a node. */
export function safetyFacts(state: LaunchState, now: bigint): SafetyFacts {
  const { presale, shares, lp } = state;
  const isLaunched = state.launchedAt !== null;
  const largeHolders = state.topTenHold + looseInLocker(state, now);
  return {
    powers: powersLeft(state),
    creatorLp: Number(presale.creatorLpShare),
    heldLp: Number(heldLp(state, now)),
    lpLargest: lp.total === 0n ? null : partOf(lp.largest, lp.total),
    lpTopTen: lp.total === 0n ? null : partOf(lp.topTen, lp.total),
    presaleLargest: shares.total === 0n ? null : partOf(shares.largest, shares.total),
    presaleTopTen: shares.total === 0n ? null : partOf(shares.topTen, shares.total),
    outsideSupply: partOf(state.tradeSupply + state.creatorSupply, state.supply),
    // Before the launch the contracts hold all tokens and nobody can buy: the same for every launch.
    topTen: isLaunched ? partOf(largeHolders, state.totalSupply) : null,
    launchBlock: isLaunched ? partOf(state.boughtInLaunchBlock, state.launchReserve) : null,
    softCap: Number(presale.softCapRate),
    rounds: Number(vestingRounds(presale)),
    backing: Number(presale.backingShare),
  };
}

function heldLp({ presale, launchedAt, creatorUnlockAt }: LaunchState, now: bigint): bigint {
  const { userLpShare, creatorLpShare } = presale;
  // A launch to come is judged as on its first day.
  const elapsed = launchedAt === null ? 0n : now - launchedAt;
  const burned = BPS - userLpShare - creatorLpShare;
  const unvested = (userLpShare * (BPS - vestedBps(presale, elapsed + AHEAD))) / BPS;
  const promised = creatorLockDays(presale) * BigInt(DAY);
  const locked = launchedAt === null ? promised : (creatorUnlockAt ?? 0n) - launchedAt;
  const isLocked = larger(locked, promised) > elapsed + AHEAD;
  return burned + unvested + (isLocked ? creatorLpShare : 0n);
}

/**
 * The launch itself locks the creator's tokens for long. Whatever else is in the locker may be there for a day, to be out
 * of sight, and counts as one more that is large.
 */
function looseInLocker(
  { lockerHolds = 0n, launchedAt, creatorSupply, presale }: LaunchState,
  now: bigint,
): bigint {
  const opens = (launchedAt ?? now) + creatorLockDays(presale) * BigInt(DAY);
  return larger(lockerHolds - (now < opens ? creatorSupply : 0n), 0n);
}

/** In bps, rounded up: a little too much is the safer mistake. Never above the whole. */
function partOf(amount: bigint, whole: bigint): number {
  if (whole === 0n) return 0;
  return Number(smaller((amount * BPS + whole - 1n) / whole, BPS));
}
