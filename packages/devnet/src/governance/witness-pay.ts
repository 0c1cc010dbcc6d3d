import type { HexAddress } from '@vellum/tron/address';
import type { ChainParameters } from '../params/chain-parameters.ts';
import type { Witness } from '../state/witness.ts';
import type { WorldState } from '../state/world-state.ts';
import { addAllowance } from './allowance.ts';
import { ranked, witnessesOf } from './witnesses.ts';

/** Witnesses that are paid for their votes. */
const MOST_PAID = 127;

type Ledger = Readonly<{ state: WorldState; parameters: ChainParameters }>;

/** Pays the maker of a block, and those who have votes. */
export function payForBlock({ state, parameters }: Ledger, maker: HexAddress): void {
  if (parameters.getChangeDelegation === 0n) {
    addAllowance(state, maker, parameters.getWitnessPayPerBlock);
    return;
  }
  pay(state, maker, parameters.getWitnessPayPerBlock);
  for (const { address, amount } of shares(state, parameters.getWitness127PayPerBlock)) {
    pay(state, address, amount);
  }
}

/** Pays those who have votes at a maintenance, on a chain whose voters get nothing. */
export function payStandby({ state, parameters }: Ledger): void {
  for (const { address, amount } of shares(state, parameters.getWitnessStandbyAllowance)) {
    addAllowance(state, address, amount);
  }
}

/** Parts of an amount by votes. Floating point, in this order, as java-tron has it. */
function shares(state: WorldState, total: bigint) {
  const paid = ranked(witnessesOf(state)).slice(0, MOST_PAID);
  const votes = paid.reduce((sum, witness) => sum + witness.votes, 0n);
  if (votes === 0n) return [];
  const each = Number(total) / Number(votes);
  return paid.map((witness) => ({
    address: witness.address,
    amount: BigInt(Math.trunc(Number(witness.votes) * each)),
  }));
}

/** A part for the witness itself, the rest for its voters. */
function pay(state: WorldState, address: HexAddress, amount: bigint): void {
  const witness: Witness | undefined = state.record('witness', address);
  if (witness === undefined || amount === 0n) return;
  const kept = BigInt(Math.trunc((witness.brokerage / 100) * Number(amount)));
  state.putRecord('witness', address, { ...witness, earned: witness.earned + amount - kept });
  addAllowance(state, address, kept);
}
