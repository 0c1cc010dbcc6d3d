import { smaller } from '@vellum/api/numbers/bigint-order';
import type { PayoutLeaf } from '@vellum/contracts/payout-tree';
import type { HexAddress } from '@vellum/tron/address';

/**
 * What is due from the payout contract, as a pure function of the chain's logs up to a block. Nothing else shapes a
 * root: not what was asked for, and nobody's choice. docs/decisions/0030 says why.
 */

/** Of the fees that an active address paid, one in ten comes back. */
const REBATE_DIVISOR = 10n;

/** Sun. Less makes no leaf of its own: a leaf must not cost those who watch more than who makes it. */
export const LEAST_RAISE = 100_000n;

const DAY = 86_400n;
/** The contract's allowance gathers for so long, and one root takes so much of it at most. */
const GATHERS_FOR = 7n * DAY;
const ROOT_TAKES = 2n * DAY;

/** What a fee adds to the rebates of who had paid `before`; in all it is a tenth of all fees, rounded down once. */
export const rebateOf = (before: bigint, fee: bigint): bigint =>
  (before + fee) / REBATE_DIVISOR - before / REBATE_DIVISOR;

/** The part of a distribution for so much of all burn power, rounded down; what is left over covers rebates. */
export const shareOf = (amount: bigint, power: bigint, totalPower: bigint): bigint =>
  (amount * power) / totalPower;

/** What an address is entitled to, and what roots have given it, at the end of a block. */
export type Claimant = Readonly<{
  address: HexAddress;
  /** Rebates as far as they are funded, and distributions. */
  entitled: bigint;
  /** By the last right root that became active. */
  rooted: bigint;
  /** The block in which that root became active, or of its first income. */
  waitingSince: number;
}>;

/** What the contract allows and holds at the end of a block. Times in unix seconds, amounts in sun. */
export type RootLimits = Readonly<{
  /** What all active roots promise, right ones and others. */
  total: bigint;
  /** All that was ever funded. */
  held: bigint;
  dailyCap: bigint;
  /** Since when the allowance gathers. */
  allowanceFrom: bigint;
  now: bigint;
}>;

/** By how much a root may raise the promise: what is held for it, and the contract's allowance. */
export function raiseAllowed({ total, held, dailyCap, allowanceFrom, now }: RootLimits): bigint {
  const time = now - allowanceFrom;
  if (time <= 0n || held <= total) return 0n;
  return smaller((dailyCap * smaller(time, ROOT_TAKES)) / DAY, held - total);
}

/** A root that became active: what it adds, and the cap when it was proposed. */
export type Spending = Readonly<{ increase: bigint; dailyCap: bigint; activeAt: bigint }>;

/** Since when the allowance gathers once a root became active. Follows the contract to the second. */
export function allowanceAfter(from: bigint, { increase, dailyCap, activeAt }: Spending): bigint {
  const oldest = activeAt - GATHERS_FOR;
  // The contract takes no root while the cap is 0.
  const takes = dailyCap === 0n ? 0n : (increase * DAY + dailyCap - 1n) / dailyCap;
  return (from < oldest ? oldest : from) + takes;
}

/**
 * The leaves of the root over a block, in the order of the tree. Where not all can be raised, who waited longest
 * comes first, and the last of them gets the rest: nobody is passed over, and no leaf is too large to come at all.
 */
function rootLeaves(claimants: readonly Claimant[], limits: RootLimits): readonly PayoutLeaf[] {
  const waiting = claimants
    .filter(({ entitled, rooted }) => entitled - rooted >= LEAST_RAISE)
    .toSorted((a, b) => a.waitingSince - b.waitingSince || byAddress(a.address, b.address));
  const leaves: PayoutLeaf[] = [];
  let left = raiseAllowed(limits);
  for (const { address, entitled, rooted } of waiting) {
    const raise = raiseWithin(entitled - rooted, left);
    if (raise === 0n) break;
    left -= raise;
    leaves.push({ user: address, since: rooted, cumulative: rooted + raise });
  }
  return leaves.toSorted((a, b) => byAddress(a.user, b.user));
}

/** All that is due, or as much as leaves enough for a leaf of its own: less would never come by itself. */
function raiseWithin(due: bigint, left: bigint): bigint {
  if (due <= left) return due;
  const raise = smaller(left, due - LEAST_RAISE);
  return raise < LEAST_RAISE ? 0n : raise;
}

/** What a root over a block is made of. */
export type BuiltRoot = Readonly<{
  leaves: readonly PayoutLeaf[];
  total: bigint;
  /** Whether all is in it that is due; what the contract's limits keep out comes with a later one. */
  isWhole: boolean;
}>;

export function builtRoot(claimants: readonly Claimant[], limits: RootLimits): BuiltRoot {
  const leaves = rootLeaves(claimants, limits);
  const budget = leaves.reduce((sum, leaf) => sum + leaf.cumulative - leaf.since, 0n);
  const due = claimants
    .map(({ entitled, rooted }) => entitled - rooted)
    .filter((raise) => raise >= LEAST_RAISE)
    .reduce((sum, raise) => sum + raise, 0n);
  return { leaves, total: limits.total + budget, isWhole: budget === due };
}

/** As hex of one length and case, so as bytes. */
const byAddress = (a: HexAddress, b: HexAddress): number => (a < b ? -1 : a > b ? 1 : 0);
