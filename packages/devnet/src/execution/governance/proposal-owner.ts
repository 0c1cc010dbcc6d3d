import type { HexAddress } from '@vellum/tron/address';
import { isWitness } from '../../governance/witnesses.ts';
import { missingAccount } from '../../stakes/staking.ts';
import type { Proposal } from '../../state/proposal.ts';
import { proposalKey } from '../../state/proposal.ts';
import type { StateReader } from '../../state/state-reader.ts';

/** Name of the chain-wide number of the newest proposal. */
export const LATEST_PROPOSAL = 'LATEST_PROPOSAL_NUM';

/** Why an account has no say in proposals: only witnesses do. */
export function outsider(state: StateReader, owner: HexAddress): string | undefined {
  if (state.account(owner) === undefined) return missingAccount(owner);
  return isWitness(state, owner) ? undefined : `Witness[${owner}] not exists`;
}

export function findProposal(state: StateReader, id: bigint): Proposal | undefined {
  return state.record('proposal', proposalKey(id));
}

/** Why a proposal can no longer be approved or taken back. */
export function closedProblem({ id, expires, state }: Proposal, now: number): string | undefined {
  if (now >= expires) return `Proposal[${id}] expired`;
  return state === 'CANCELED' ? `Proposal[${id}] canceled` : undefined;
}
