import type { HexAddress } from '@vellum/tron/address';
import type { ChainParameters } from '../params/chain-parameters.ts';
import type { Account, Vote } from '../state/account.ts';
import type { StateReader } from '../state/state-reader.ts';
import type { VoterCycle } from '../state/witness.ts';
import type { WorldState } from '../state/world-state.ts';
import { addAllowance } from './allowance.ts';

/** Name of the chain-wide number of maintenances, each of which ends a cycle of rewards. */
export const CYCLE = 'CURRENT_CYCLE_NUMBER';

/** What a vote has earned is kept in this part of a sun. */
export const VALUE_UNIT = 10n ** 18n;

const NEVER: VoterCycle = { begin: 0, end: -1 };

export function currentCycle(state: StateReader): number {
  return Number(state.property(CYCLE) ?? 0n);
}

export function voteValueKey(witness: HexAddress, cycle: number): string {
  return `${witness}/${cycle}`;
}

/** What a vote for the witness had earned by the end of a cycle. */
export function voteValue(state: StateReader, witness: HexAddress, cycle: number): bigint {
  return state.record('voteValue', voteValueKey(witness, cycle)) ?? 0n;
}

/** Puts what votes have earned into the account's allowance. To be called before votes change. */
export function settleRewards(
  state: WorldState,
  { getChangeDelegation }: ChainParameters,
  address: HexAddress,
): void {
  const account = state.account(address);
  if (getChangeDelegation === 0n || account === undefined) return;
  const { reward, settled } = reckon(state, account);
  if (settled === undefined) return;
  state.putRecord('voterCycle', address, settled);
  addAllowance(state, address, reward);
}

/** Sun that the account could withdraw: its allowance and what its votes have earned beside. */
export function rewardsOf(
  state: StateReader,
  { getChangeDelegation }: ChainParameters,
  account: Account,
): bigint {
  if (getChangeDelegation === 0n) return 0n;
  return (account.allowance ?? 0n) + reckon(state, account).reward;
}

/** Rewards of all ended cycles that are not settled, and where that leaves the voter; undefined where it was. */
function reckon(
  state: StateReader,
  account: Account,
): { reward: bigint; settled: VoterCycle | undefined } {
  const now = currentCycle(state);
  const { begin, end, votes: held } = state.record('voterCycle', account.address) ?? NEVER;
  if (begin > now || (begin === now && held)) return { reward: 0n, settled: undefined };
  const votes = account.votes ?? [];
  const isHeld = begin + 1 === end && begin < now;
  const first = isHeld ? begin + 1 : begin;
  const former = isHeld && held ? earned(state, held, begin, first) : 0n;
  if (votes.length === 0) return { reward: former, settled: { begin: now + 1, end } };
  const reward = former + earned(state, votes, first, now);
  return { reward, settled: { begin: now, end: now + 1, votes } };
}

/** Of the cycles from `begin` on and before `end`. */
function earned(state: StateReader, votes: readonly Vote[], begin: number, end: number): bigint {
  if (begin >= end) return 0n;
  return votes.reduce((sum, { witness, count }) => {
    const value = voteValue(state, witness, end - 1) - voteValue(state, witness, begin - 1);
    return value > 0n ? sum + (value * count) / VALUE_UNIT : sum;
  }, 0n);
}
