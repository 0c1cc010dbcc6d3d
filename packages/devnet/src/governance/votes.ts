import type { HexAddress } from '@vellum/tron/address';
import { SUN_PER_TRX } from '../stakes/stake.ts';
import { votingPower } from '../stakes/staking.ts';
import type { Account, Vote } from '../state/account.ts';
import type { StateReader } from '../state/state-reader.ts';
import type { WorldState } from '../state/world-state.ts';

/** Votes that an account has given, whoever they are for. */
export function votesGiven({ votes = [] }: Account): bigint {
  return votes.reduce((sum, { count }) => sum + count, 0n);
}

/** The account with other votes; they are noted for the next count. Rewards must have been settled before. */
export function withVotes(state: WorldState, account: Account, votes: readonly Vote[]): Account {
  const { votes: before = [], ...rest } = account;
  const noted = state.record('voteChange', account.address);
  state.putRecord('voteChange', account.address, {
    before: noted?.before ?? before,
    after: votes,
  });
  return votes.length > 0 ? { ...rest, votes } : rest;
}

/** The account with no more votes than it has TRX staked: each witness keeps its part, rounded down. */
export function withinPower(state: WorldState, account: Account): Account {
  const given = votesGiven(account);
  const power = votingPower(account);
  if (power >= given * SUN_PER_TRX) return account;
  // Floating point, in this order, as java-tron has it.
  const left = (count: bigint) =>
    Math.trunc(((Number(count) / Number(given)) * Number(power)) / Number(SUN_PER_TRX));
  const votes = (account.votes ?? []).map(({ witness, count }) => ({
    witness,
    count: BigInt(left(count)),
  }));
  return withVotes(
    state,
    account,
    votes.filter(({ count }) => count > 0n),
  );
}

/** How many votes each witness has won or lost since the last count. */
export function votesSinceCount(state: StateReader): Map<HexAddress, bigint> {
  const changes = new Map<HexAddress, bigint>();
  const add = (witness: HexAddress, count: bigint) =>
    changes.set(witness, (changes.get(witness) ?? 0n) + count);
  for (const { value } of state.records('voteChange')) {
    for (const { witness, count } of value.before) add(witness, -count);
    for (const { witness, count } of value.after) add(witness, count);
  }
  return changes;
}
