import type { HexAddress } from '@vellum/tron/address';
import { type Delegation, delegationKey, NOTHING_LENT } from '../state/delegation.ts';
import type { WorldState } from '../state/world-state.ts';
import { type Lendable, stakeFields } from './staking.ts';

export type Parties = Readonly<{ from: HexAddress; to: HexAddress }>;

/** Adds to a loan; a lock runs from now, for all that is lent under it. */
export function lend(
  state: WorldState,
  { from, to }: Parties,
  resource: Lendable,
  loan: Readonly<{ amount: bigint; expires: number }>,
): void {
  const key = delegationKey(from, to, loan.expires > 0);
  const before = state.record('delegation', key) ?? NOTHING_LENT;
  state.putRecord('delegation', key, added(before, resource, loan));
}

/** Takes back of what is lent without a lock, and forgets the two when nothing is left between them. */
export function takeBack(
  state: WorldState,
  { from, to }: Parties,
  resource: Lendable,
  amount: bigint,
): void {
  const key = delegationKey(from, to, false);
  const before = state.record('delegation', key) ?? NOTHING_LENT;
  const left = added(before, resource, { amount: -amount, expires: 0 });
  state.putRecord('delegation', key, isNothing(left) ? undefined : left);
  const locked = state.record('delegation', delegationKey(from, to, true));
  if (!isNothing(left) || locked !== undefined) return;
  state.putRecord('lentTo', from + to, undefined);
  state.putRecord('borrowedFrom', to + from, undefined);
}

/** Remembers who lends to whom, by the time of the newest loan. */
export function noteParties(state: WorldState, { from, to }: Parties, time: number): void {
  state.putRecord('lentTo', from + to, time);
  state.putRecord('borrowedFrom', to + from, time);
}

/** Turns locked loans whose time is over into ones that can be taken back. */
export function unlockExpired(state: WorldState, { from, to }: Parties, now: number): void {
  const key = delegationKey(from, to, true);
  const locked = state.record('delegation', key);
  if (locked === undefined) return;
  let still = locked;
  for (const resource of ['ENERGY', 'BANDWIDTH'] as const) {
    const { amount, expires } = locked[stakeFields[resource]];
    if (expires >= now) continue;
    lend(state, { from, to }, resource, { amount, expires: 0 });
    still = added(still, resource, { amount: -amount, expires: 0 });
  }
  if (still !== locked) state.putRecord('delegation', key, isNothing(still) ? undefined : still);
}

function added(
  before: Delegation,
  resource: Lendable,
  { amount, expires }: Readonly<{ amount: bigint; expires: number }>,
): Delegation {
  const field = stakeFields[resource];
  return { ...before, [field]: { amount: before[field].amount + amount, expires } };
}

const isNothing = ({ net, energy }: Delegation) => net.amount === 0n && energy.amount === 0n;
