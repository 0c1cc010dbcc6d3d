import { defineMessage, mapOf, repeated } from '../protobuf/message-type.ts';

export const WitnessCreateContract = defineMessage('WitnessCreateContract', {
  owner_address: [1, 'address'],
  url: [2, 'name'],
});

export const WitnessUpdateContract = defineMessage('WitnessUpdateContract', {
  owner_address: [1, 'address'],
  update_url: [12, 'name'],
});

export const WitnessVote = defineMessage('VoteWitnessContract.Vote', {
  vote_address: [1, 'address'],
  vote_count: [2, 'int64'],
});

export const VoteWitnessContract = defineMessage('VoteWitnessContract', {
  owner_address: [1, 'address'],
  votes: [2, repeated(WitnessVote)],
  support: [3, 'bool'],
});

export const VoteAssetContract = defineMessage('VoteAssetContract', {
  owner_address: [1, 'address'],
  vote_address: [2, repeated('address')],
  support: [3, 'bool'],
  count: [5, 'int32'],
});

export const UpdateBrokerageContract = defineMessage('UpdateBrokerageContract', {
  owner_address: [1, 'address'],
  brokerage: [2, 'int32'],
});

export const ProposalCreateContract = defineMessage('ProposalCreateContract', {
  owner_address: [1, 'address'],
  parameters: [2, mapOf('int64')],
});

export const ProposalApproveContract = defineMessage('ProposalApproveContract', {
  owner_address: [1, 'address'],
  proposal_id: [2, 'int64'],
  is_add_approval: [3, 'bool'],
});

export const ProposalDeleteContract = defineMessage('ProposalDeleteContract', {
  owner_address: [1, 'address'],
  proposal_id: [2, 'int64'],
});
