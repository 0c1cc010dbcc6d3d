import type { HexAddress } from '@vellum/tron/address';
import type { StateReader } from '../state/state-reader.ts';
import type { Witness } from '../state/witness.ts';

/** Percent of the rewards that a witness keeps unless it says otherwise. */
export const DEFAULT_BROKERAGE = 20;

export function newWitness(address: HexAddress, url: string): Witness {
  return {
    address,
    url,
    votes: 0n,
    isActive: false,
    brokerage: DEFAULT_BROKERAGE,
    nextBrokerage: DEFAULT_BROKERAGE,
    earned: 0n,
  };
}

export function isWitness(state: StateReader, address: HexAddress): boolean {
  return state.record('witness', address) !== undefined;
}

/** Every witness, by address. */
export function witnessesOf(state: StateReader): Witness[] {
  return state.records('witness').map(({ value }) => value);
}

/** The one with the most votes first; of equals the one with the higher address. */
export function ranked(witnesses: readonly Witness[]): Witness[] {
  return [...witnesses].sort((left, right) => {
    if (left.votes !== right.votes) return left.votes > right.votes ? -1 : 1;
    return left.address > right.address ? -1 : 1;
  });
}
