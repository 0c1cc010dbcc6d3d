import type { HexAddress } from '@vellum/tron/address';
import type { ChainParameters } from '../params/chain-parameters.ts';
import type { StateReader } from '../state/state-reader.ts';
import type { Witness } from '../state/witness.ts';
import type { WorldState } from '../state/world-state.ts';
import { parametersInForce } from './parameters-in-force.ts';
import { decideProposals } from './proposal-decision.ts';
import { CYCLE, currentCycle, VALUE_UNIT, voteValue, voteValueKey } from './voter-rewards.ts';
import { votesSinceCount } from './votes.ts';
import { payForBlock, payStandby } from './witness-pay.ts';
import { ranked, witnessesOf } from './witnesses.ts';

/** Witnesses that decide about proposals. */
const MOST_ACTIVE = 27;

/** Name of the chain-wide time at which votes are counted next. */
export const NEXT_MAINTENANCE = 'NEXT_MAINTENANCE_TIME';

/** Milliseconds. */
export function nextMaintenance(state: StateReader): number {
  return Number(state.property(NEXT_MAINTENANCE) ?? 0n);
}

type Closing = Readonly<{
  state: WorldState;
  /** What the chain started with. */
  initial: ChainParameters;
  block: Readonly<{ timestamp: number; witness: HexAddress }>;
}>;

/** What ends every block: its reward, and maintenance when its time has come. */
export function closeBlock({ state, initial, block }: Closing): void {
  payForBlock({ state, parameters: parametersInForce(state, initial) }, block.witness);
  const due = nextMaintenance(state);
  if (due > block.timestamp) return;
  decideProposals(state, initial, due);
  const parameters = parametersInForce(state, initial);
  maintain(state, parameters);
  const interval = Number(parameters.getMaintenanceTimeInterval);
  const missed = Math.floor((block.timestamp - due) / interval);
  state.putProperty(NEXT_MAINTENANCE, BigInt(due + (missed + 1) * interval));
}

/** Counts votes and begins a new cycle of rewards. */
function maintain(state: WorldState, parameters: ChainParameters): void {
  const rewardsVoters = parameters.getChangeDelegation !== 0n;
  if (rewardsVoters) valueVotes(state);
  if (countVotes(state)) {
    elect(state);
    if (!rewardsVoters) payStandby({ state, parameters });
  }
  if (!rewardsVoters) return;
  state.putProperty(CYCLE, BigInt(currentCycle(state) + 1));
  for (const witness of witnessesOf(state)) {
    put(state, { ...witness, brokerage: witness.nextBrokerage, earned: 0n });
  }
}

/** Adds what the cycle has earned for each vote; with no votes there is nobody to have it. */
function valueVotes(state: WorldState): void {
  const cycle = currentCycle(state);
  for (const { address, votes, earned } of witnessesOf(state)) {
    const before = voteValue(state, address, cycle - 1);
    const value = votes > 0n ? before + (earned * VALUE_UNIT) / votes : before;
    if (value > 0n) state.putRecord('voteValue', voteValueKey(address, cycle), value);
  }
}

/** Whether any votes were changed. */
function countVotes(state: WorldState): boolean {
  const changes = votesSinceCount(state);
  for (const { key } of state.records('voteChange')) {
    state.putRecord('voteChange', key, undefined);
  }
  for (const [address, count] of changes) {
    const witness = state.record('witness', address);
    if (witness) put(state, { ...witness, votes: witness.votes + count });
  }
  return changes.size > 0;
}

function elect(state: WorldState): void {
  for (const [rank, witness] of ranked(witnessesOf(state)).entries()) {
    put(state, { ...witness, isActive: rank < MOST_ACTIVE });
  }
}

function put(state: WorldState, witness: Witness): void {
  state.putRecord('witness', witness.address, witness);
}
