import { hexAddressFromBytes } from '@vellum/tron/address';
import type { ContractValue } from '@vellum/tron/protocol/contracts';
import { settleRewards } from '../../governance/voter-rewards.ts';
import { withVotes } from '../../governance/votes.ts';
import { isWitness } from '../../governance/witnesses.ts';
import { SUN_PER_TRX } from '../../stakes/stake.ts';
import { missingAccount, votingPower } from '../../stakes/staking.ts';
import type { StateReader } from '../../state/state-reader.ts';
import { existing } from '../fees/balance.ts';
import { MAX_INT64, type NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';

const MOST_VOTES = 30;

type Votes = ContractValue<'VoteWitnessContract'>['votes'];

/** Gives an account's votes to witnesses, all again. */
export const voteWitness: NativeContract<'VoteWitnessContract'> = {
  validate({ state }, { owner_address, votes }) {
    const owner = addressIn(owner_address);
    if (owner === undefined) return 'Invalid address';
    if (votes.length === 0) return 'VoteNumber must more than 0';
    if (votes.length > MOST_VOTES) return `VoteNumber more than maxVoteNumber ${MOST_VOTES}`;
    const problem = votesProblem(state, votes);
    if (problem !== undefined) return problem;
    const account = state.account(owner);
    if (account === undefined) return missingAccount(owner);
    const count = votes.reduce((total, { vote_count }) => total + vote_count, 0n);
    const sum = count * SUN_PER_TRX;
    if (sum > MAX_INT64) return `overflow: checkedMultiply(${count}, ${SUN_PER_TRX})`;
    const power = votingPower(account);
    return sum > power
      ? `The total number of votes[${sum}] is greater than the tronPower[${power}]`
      : undefined;
  },

  execute({ state, parameters }, { owner_address, votes }) {
    const owner = addressIn(owner_address);
    if (owner === undefined) throw contractRefusal('Invalid address');
    settleRewards(state, parameters, owner);
    const given = votes.map(({ vote_address, vote_count }) => ({
      witness: hexAddressFromBytes(vote_address),
      count: vote_count,
    }));
    state.putAccount(withVotes(state, existing(state, owner), given));
    return { fee: 0n };
  },
};

function votesProblem(state: StateReader, votes: Votes): string | undefined {
  for (const { vote_address, vote_count } of votes) {
    const witness = addressIn(vote_address);
    if (witness === undefined) return 'Invalid vote address!';
    if (vote_count <= 0n) return 'vote count must be greater than 0';
    if (state.account(witness) === undefined) return missingAccount(witness);
    if (!isWitness(state, witness)) return `Witness[${witness}] not exists`;
  }
  return undefined;
}
