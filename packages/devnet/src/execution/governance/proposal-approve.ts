import { proposalKey } from '../../state/proposal.ts';
import type { NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';
import { closedProblem, findProposal, outsider } from './proposal-owner.ts';

/** A witness approves of a proposal, or no longer does. */
export const proposalApprove: NativeContract<'ProposalApproveContract'> = {
  validate({ state, headTime }, { owner_address, proposal_id, is_add_approval }) {
    const owner = addressIn(owner_address);
    if (owner === undefined) return 'Invalid address';
    const stranger = outsider(state, owner);
    if (stranger !== undefined) return stranger;
    const proposal = findProposal(state, proposal_id);
    if (proposal === undefined) return `Proposal[${proposal_id}] not exists`;
    const closed = closedProblem(proposal, headTime);
    if (closed !== undefined) return closed;
    if (proposal.approvals.includes(owner) !== is_add_approval) return undefined;
    const deed = is_add_approval ? 'has approved' : 'has not approved';
    return `Witness[${owner}]${deed} proposal[${proposal_id}] before`;
  },

  execute({ state }, { owner_address, proposal_id, is_add_approval }) {
    const owner = addressIn(owner_address);
    const proposal = findProposal(state, proposal_id);
    if (owner === undefined || !proposal) throw contractRefusal('Invalid address');
    const others = proposal.approvals.filter((address) => address !== owner);
    const approvals = is_add_approval ? [...others, owner] : others;
    state.putRecord('proposal', proposalKey(proposal_id), { ...proposal, approvals });
    return { fee: 0n };
  },
};
