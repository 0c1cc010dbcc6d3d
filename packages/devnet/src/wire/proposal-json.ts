import { addressBytes } from '@vellum/tron/address';
import type { JsonObject } from '@vellum/tron/json';
import { defineEnum, defineMessage, mapOf, repeated } from '@vellum/tron/protobuf/message-type';
import { type JsonStyle, messageToJson } from '@vellum/tron/protocol/to-json';
import type { Proposal } from '../state/proposal.ts';

const ProposalState = defineEnum('Proposal.State', {
  PENDING: 0,
  DISAPPROVED: 1,
  APPROVED: 2,
  CANCELED: 3,
});

const ProposalMessage = defineMessage('Proposal', {
  proposal_id: [1, 'int64'],
  proposer_address: [2, 'address'],
  parameters: [3, mapOf('int64')],
  expiration_time: [4, 'int64'],
  create_time: [5, 'int64'],
  approvals: [6, repeated('address')],
  state: [7, ProposalState],
});

/** A proposal as `getproposalbyid` prints it. */
export function proposalJson(proposal: Proposal, style: JsonStyle): JsonObject {
  const message = {
    proposal_id: BigInt(proposal.id),
    proposer_address: addressBytes(proposal.proposer),
    parameters: new Map(proposal.parameters.map(({ code, value }) => [code, value])),
    expiration_time: BigInt(proposal.expires),
    create_time: BigInt(proposal.createTime),
    approvals: proposal.approvals.map(addressBytes),
    state: proposal.state,
  };
  return messageToJson(ProposalMessage, message, style);
}
