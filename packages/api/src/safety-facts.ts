import { larger, smaller } from './bigint-order.ts';
import type { PresaleState, TradeState } from './choice-lists.ts';
import { BPS, DAY } from './launch-limits.ts';
import type { PlannedLaunch, PlannedPresale } from './launch-plan.ts';
import { type LaunchPower, powersLeft } from './launch-powers.ts';
import { creatorLockDays, vestedBps, vestingRounds } from './launch-vesting.ts';

/** What the chain tells of a launch, as it tells it. Amounts in base units, times in unix seconds. */
export type LaunchState = Readonly<{
  /** Whether our factory made it: then its code is the public one, whose refunds and claims nobody can stop. */
  isOurs: boolean;
  /** Whether the presale holds all it owes its buyers: their TRX until the launch, their LP after it. */
  coversDebts: boolean;
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
  /** What the ten largest hold together; pair, presale, trade, base pool, locker and dead address are nobody. */
  topTenHold: bigint;
  /** What lies in the locker, for whomever. */
  lockerHolds?: bigint;
  /** Bought from the pair in the block of the launch, and what the pair had then; zero before it. */
  boughtInLaunchBlock: bigint;
  launchReserve: bigint;
}>;

/** What the score is made from: shares in bps. */
export type SafetyFacts = Readonly<{
  code: boolean;
  refunds: boolean;
  powers: readonly LaunchPower[];
  creatorLp: number;
  /** Of the launch's LP: burned, or out of everybody's reach for 30 days from now (or from the launch). */
  heldLp: number;
  outsideSupply: number;
  topTen: number;
  launchBlock: number;
  softCap: number;
  rounds: number;
  backing: number;
}>;

/** A launch that is not made yet, as it will be when it is. */
export function stateOfPlan(plan: PlannedLaunch): LaunchState {
  const { totalSupply } = plan.token;
  return {
    isOurs: true,
    coversDebts: true,
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
    boughtInLaunchBlock: 0n,
    launchReserve: 0n,
  };
}

const AHEAD = BigInt(30 * DAY);

/** The facts at a time in unix seconds. The same for the server, which has an index, and a browser, which has a node. */
export function safetyFacts(state: LaunchState, now: bigint): SafetyFacts {
  const { presale } = state;
  return {
    code: state.isOurs,
    refunds: state.coversDebts,
    powers: powersLeft(state),
    creatorLp: Number(presale.creatorLpShare),
    heldLp: Number(heldLp(state, now)),
    outsideSupply: partOf(state.tradeSupply + state.creatorSupply, state.supply),
    topTen: partOf(state.topTenHold + looseInLocker(state, now), state.totalSupply),
    launchBlock: partOf(state.boughtInLaunchBlock, state.launchReserve),
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
