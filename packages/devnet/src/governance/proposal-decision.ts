import type { ChainParameters } from '../params/chain-parameters.ts';
import { type Proposal, proposalKey } from '../state/proposal.ts';
import type { WorldState } from '../state/world-state.ts';
import { changeParameters, parametersInForce } from './parameters-in-force.ts';
import { proposable } from './proposable-parameters.ts';
import { witnessesOf } from './witnesses.ts';

/** Decides proposals whose time has come, the newest first; before one that is decided all are. */
export function decideProposals(state: WorldState, initial: ChainParameters, time: number): void {
  for (const { value } of [...state.records('proposal')].reverse()) {
    if (value.state === 'APPROVED' || value.state === 'DISAPPROVED') return;
    if (value.state === 'PENDING' && value.expires <= time) decide(state, initial, value);
  }
}

function decide(state: WorldState, initial: ChainParameters, proposal: Proposal): void {
  const isApproved = hasMajority(state, proposal);
  if (isApproved) {
    for (const { code, value } of proposal.parameters) {
      const effect = proposable(code)?.effect(value, parametersInForce(state, initial));
      if (effect) changeParameters(state, effect);
    }
  }
  const decided: Proposal = { ...proposal, state: isApproved ? 'APPROVED' : 'DISAPPROVED' };
  state.putRecord('proposal', proposalKey(proposal.id), decided);
}

/** 70 % of the active witnesses, rounded down: where there is only one, nobody needs to approve. */
function hasMajority(state: WorldState, { approvals }: Proposal): boolean {
  const active = witnessesOf(state).filter(({ isActive }) => isActive);
  const count = active.filter(({ address }) => approvals.includes(address)).length;
  return count >= Math.floor((active.length * 7) / 10);
}
