import type { Json, JsonObject } from '@vellum/tron/json';
import { findProposal } from '../../execution/governance/proposal-owner.ts';
import type { Proposal } from '../../state/proposal.ts';
import type { StateReader } from '../../state/state-reader.ts';
import { proposalJson } from '../../wire/proposal-json.ts';
import { pageOf } from '../page-of.ts';
import { aPageOfJson, aRecord, nothing } from './readings.ts';
import { type ServletCall, type ServletTable, servlet } from './servlet.ts';

/** Proposals, on the full node only. */
export const proposalReads: ServletTable = {
  getproposalbyid: servlet(aRecord, (call, id) =>
    onState(call, (state) => {
      const proposal = findProposal(state, id);
      return proposal ? proposalJson(proposal, call) : {};
    }),
  ),
  // The newest first, as java-tron lists them.
  listproposals: servlet(nothing, (call) =>
    onState(call, (state) => listJson(call, all(state).reverse())),
  ),
  getpaginatedproposallist: servlet(aPageOfJson, (call, page) =>
    onState(call, (state) => listJson(call, pageOf(all(state), page))),
  ),
};

const onState = (call: ServletCall, read: (state: StateReader) => Json) =>
  call.chain.read(call.finality, read);

const all = (state: StateReader): Proposal[] => state.records('proposal').map(({ value }) => value);

function listJson(call: ServletCall, proposals: readonly Proposal[]): JsonObject {
  if (proposals.length === 0) return {};
  return { proposals: proposals.map((proposal) => proposalJson(proposal, call)) };
}
