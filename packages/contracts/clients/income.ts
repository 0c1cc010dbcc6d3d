import { payoutAbi } from '../generated/abi/payout.ts';
import { announcedChanges } from './announced-changes.ts';
import type { AnyAddress } from './any-address.ts';
import { answered, contractFace } from './contract-face.ts';
import { ownership } from './ownership.ts';

const { read, write, event, refusal } = contractFace(payoutAbi);

/** Incomes that follow from the chain's logs, paid against a published Merkle root. */
export const payout = {
  ...ownership,
  ...announcedChanges,
  claim: (amount: bigint, cumulative: bigint, proof: readonly Uint8Array[]) =>
    write('claim', [amount, cumulative, proof]),
  /** By anyone, pays only to `user`. */
  claimFor: (user: AnyAddress, cumulative: bigint, proof: readonly Uint8Array[]) =>
    write('claimFor', [user, cumulative, proof]),
  claimedBy: (user: AnyAddress) => read('claimed', [user]),
  minimum: () => read('minWithdraw', []),
  leaf: (user: AnyAddress, cumulative: bigint) => read('leafOf', [user, cumulative]),
  /** The newest first; all three can be claimed against. */
  roots: () => read('roots', []),
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
  proposer: () => read('proposer', []),
  guardian: () => read('guardian', []),
  bondOf: (account: AnyAddress) => read('bondOf', [account]),
  fund: (amount: bigint) => write('fund', [], amount),
  proposeRoot: (root: Uint8Array, cumulativeTotal: bigint, upToBlock: bigint, bond = 0n) =>
    write('proposeRoot', [root, cumulativeTotal, upToBlock], bond),
  activateRoot: () => write('activateRoot', []),
  vetoRoot: () => write('vetoRoot', []),
  withdrawBond: () => write('withdrawBond', []),
  setRoles: (proposer: AnyAddress, guardian: AnyAddress) => write('setRoles', [proposer, guardian]),
  setDailyCap: (cap: bigint) => write('setDailyCap', [cap]),
  event,
  refusal,
};
