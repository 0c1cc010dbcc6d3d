import { missingAccount } from '../../stakes/staking.ts';
import { proposalKey } from '../../state/proposal.ts';
import type { NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';
import { closedProblem, findProposal } from './proposal-owner.ts';

/** Its proposer takes a proposal back. */
export const proposalDelete: NativeContract<'ProposalDeleteContract'> = {
  validate({ state, headTime }, { owner_address, proposal_id }) {
    const owner = addressIn(owner_address);
    if (owner === undefined) return 'Invalid address';
    if (state.account(owner) === undefined) return missingAccount(owner);
    const proposal = findProposal(state, proposal_id);
    if (proposal === undefined) return `Proposal[${proposal_id}] not exists`;
    return proposal.proposer === owner
      ? closedProblem(proposal, headTime)
      : `Proposal[${proposal_id}] is not proposed by ${owner}`;
  },

  execute({ state }, { proposal_id }) {
    const proposal = findProposal(state, proposal_id);
    if (!proposal) throw contractRefusal(`Proposal[${proposal_id}] not exists`);
    state.putRecord('proposal', proposalKey(proposal_id), { ...proposal, state: 'CANCELED' });
    return { fee: 0n };
  },
};
