import type { ChainParameters } from '../params/chain-parameters.ts';
import type { ParameterChanges } from '../state/records.ts';
import type { StateReader } from '../state/state-reader.ts';
import type { WorldState } from '../state/world-state.ts';

const ROW = 'changed';

/** By the row itself: a state that is taken back has its earlier row, and so its earlier parameters, again. */
const sets = new WeakMap<ParameterChanges, ChainParameters>();

/** The rules of a state: those that the chain started with, as far as no proposal has changed them. */
export function parametersInForce(state: StateReader, initial: ChainParameters): ChainParameters {
  const changes = state.record('parameters', ROW);
  if (changes === undefined) return initial;
  const known = sets.get(changes);
  if (known !== undefined) return known;
  const set = Object.freeze({ ...initial, ...changes });
  sets.set(changes, set);
  return set;
}

export function changeParameters(state: WorldState, changes: ParameterChanges): void {
  state.putRecord('parameters', ROW, { ...state.record('parameters', ROW), ...changes });
}
