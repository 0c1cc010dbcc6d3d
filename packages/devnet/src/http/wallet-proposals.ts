import type { Json, JsonObject } from '@vellum/tron/json';
import { findProposal } from '../execution/proposal-owner.ts';
import type { Proposal } from '../state/proposal.ts';
import type { StateReader } from '../state/state-reader.ts';
import { proposalJson } from '../wire/proposal-json.ts';
import type { Handler, HandlerTable, HttpCall } from './handler.ts';
import { int64Of } from './params.ts';

/** Proposals, on the full node only. */
export const proposalReads: HandlerTable = {
  getproposalbyid: onProposals((call, state) => {
    const proposal = findProposal(state, int64Of(call.params, 'id'));
    return proposal ? proposalJson(proposal, call.params) : {};
  }),
  // The newest first, as java-tron lists them.
  listproposals: onProposals((call, state) => listJson(call, all(state).reverse())),
  getpaginatedproposallist: onProposals((call, state) => {
    const offset = int64Of(call.params, 'offset');
    const limit = int64Of(call.params, 'limit');
    if (offset < 0n || limit < 0n) return {};
    return listJson(call, all(state).slice(Number(offset), Number(offset + limit)));
  }),
};

function onProposals(read: (call: HttpCall, state: StateReader) => Json): Handler {
  return (call) => call.chain.read(call.finality, (state) => read(call, state));
}

const all = (state: StateReader): Proposal[] => state.records('proposal').map(({ value }) => value);

function listJson({ params }: HttpCall, proposals: readonly Proposal[]): JsonObject {
  if (proposals.length === 0) return {};
  return { proposals: proposals.map((proposal) => proposalJson(proposal, params)) };
}
