import { payoutAbi } from '../generated/abi/payout.ts';
import { announcedChanges } from './announced-changes.ts';
import type { AnyAddress } from './any-address.ts';
import { answered, contractFace } from './contract-face.ts';
import { ownership } from './ownership.ts';

const { read, write, event, refusal } = contractFace(payoutAbi);

/** A leaf with its proof: its root raises what the user may have received from `since` to `cumulative`. */
export type PayoutPart = Readonly<{
  since: bigint;
  cumulative: bigint;
  proof: readonly Uint8Array[];
}>;

/** Incomes that follow from the chain's logs, paid against a published Merkle root. */
export const payout = {
  abi: payoutAbi,
  ...ownership,
  ...announcedChanges,
  /** Parts oldest first. */
  claim: (amount: bigint, parts: readonly PayoutPart[]) => write('claim', [amount, parts]),
  /** By anyone, pays only to `user`, all that the parts leave; oldest first. */
  claimFor: (user: AnyAddress, parts: readonly PayoutPart[]) => write('claimFor', [user, parts]),
  claimedBy: (user: AnyAddress) => read('claimed', [user]),
  minimum: () => read('minWithdraw', []),
  leaf: (user: AnyAddress, since: bigint, cumulative: bigint) =>
    read('leafOf', [user, since, cumulative]),
  newestRoot: () => read('newestRoot', []),
  /** Every root that was active once stays so; `left` is what it can still pay. */
  rootState: (root: Uint8Array) =>
    answered(read('rootState', [root]), ([isActive, left]) => ({ isActive, left })),
  totals: () =>
    answered(read('totals', []), ([total, claimed, activatedAt]) => ({
      total,
      claimed,
      activatedAt,
    })),
  pendingRoot: () =>
    answered(read('pendingRoot', []), ([root, total, eta, bonder]) => ({
      root,
      total,
      eta,
      bonder,
    })),
  held: () => read('held', []),
  increaseAllowed: () => read('increaseAllowed', []),
  dailyCap: () => read('dailyCap', []),
  /** In office: the one who was named, the reserve while that one is suspended, nobody while both are. */
  proposer: () => read('proposer', []),
  guardian: () => read('guardian', []),
  /** Who was named, and whose root was vetoed since. */
  roles: () =>
    answered(read('roles', []), ([named, proposerSuspended, reserveSuspended]) => ({
      ...named,
      proposerSuspended,
      reserveSuspended,
    })),
  /** Unix seconds: since when the allowance gathers, and since when no root of the proposer in office became active. */
  clocks: () =>
    answered(read('clocks', []), ([allowanceFrom, silentSince]) => ({
      allowanceFrom,
      silentSince,
    })),
  bondOf: (account: AnyAddress) => read('bondOf', [account]),
  fund: (amount: bigint) => write('fund', [], amount),
  /** Refused if a root became active after the block: the total would not count from it. */
  proposeRoot: (root: Uint8Array, cumulativeTotal: bigint, upToBlock: bigint, bond = 0n) =>
    write('proposeRoot', [root, cumulativeTotal, upToBlock], bond),
  activateRoot: () => write('activateRoot', []),
  /** Refused unless just this root waits. */
  vetoRoot: (root: Uint8Array) => write('vetoRoot', [root]),
  withdrawBond: () => write('withdrawBond', []),
  setRoles: (proposer: AnyAddress, reserve: AnyAddress, guardian: AnyAddress) =>
    write('setRoles', [proposer, reserve, guardian]),
  setDailyCap: (cap: bigint) => write('setDailyCap', [cap]),
  event,
  refusal,
};
