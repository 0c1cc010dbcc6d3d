import { rewardsOf } from '../../governance/voter-rewards.ts';
import { votesGiven } from '../../governance/votes.ts';
import { isWitness } from '../../governance/witnesses.ts';
import { SUN_PER_TRX } from '../../stakes/stake.ts';
import { votingPower } from '../../stakes/staking.ts';
import { addressOfWord, bytesOfWord } from '../words.ts';
import type { Precompile } from './precompile.ts';
import { query } from './query.ts';

const CHEAP = 20;
const DEAR = 500;

const aboutOne = { words: 1, answers: 1, energy: CHEAP } as const;

/** Sun that the asking contract could withdraw; takes no input. */
export const rewardBalance: Precompile = {
  energy: () => DEAR,
  run: (_input, { state, parameters }, caller) => {
    const account = state.account(caller);
    return bytesOfWord(account ? rewardsOf(state, parameters, account) : 0n);
  },
};

export const isCandidate = query(aboutOne, ([address = 0n], { state }) => [
  isWitness(state, addressOfWord(address)) ? 1n : 0n,
]);

/** Votes of one account for one witness: (voter, witness). */
export const votesFor = query(
  { words: 2, answers: 1, energy: DEAR },
  ([voter = 0n, candidate = 0n], { state }) => {
    const witness = addressOfWord(candidate);
    const votes = state.account(addressOfWord(voter))?.votes ?? [];
    const given = votes.filter((vote) => vote.witness === witness);
    return [given.reduce((sum, { count }) => sum + count, 0n)];
  },
);

/** Votes that an account has given. */
export const usedVotes = query(aboutOne, ([address = 0n], { state }) => {
  const account = state.account(addressOfWord(address));
  return account ? [votesGiven(account)] : [];
});

/** Votes of a witness as of the last count. */
export const receivedVotes = query(aboutOne, ([address = 0n], { state }) => [
  state.record('witness', addressOfWord(address))?.votes ?? 0n,
]);

/** Votes that an account could give. */
export const totalVotes = query(aboutOne, ([address = 0n], { state }) => {
  const account = state.account(addressOfWord(address));
  return account ? [votingPower(account) / SUN_PER_TRX] : [];
});
