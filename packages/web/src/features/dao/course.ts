import { type ProposalCourse, proposalStateOf } from '@vellum/api/dao/proposal-state';
import type { ProposalState } from '@vellum/api/wire/choice-lists';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { useNow } from '../../shared/ui/time/use-now.ts';
import type { Proposal } from './dao-queries.ts';

type TalliedProposal = Omit<Proposal, 'final'>;

export const courseOf = (proposal: TalliedProposal): ProposalCourse => ({
  voteStart: proposal.voteStart,
  voteEnd: proposal.voteEnd,
  inFavour: BigInt(proposal.inFavour),
  against: BigInt(proposal.against),
  abstain: BigInt(proposal.abstain),
  quorum: BigInt(proposal.quorum),
  eta: proposal.eta,
  isExecuted: proposal.state === 'executed',
  isCancelled: proposal.state === 'cancelled',
});

/** How it stands now by the chain's clock, and what that clock says. */
export function useCourse(
  proposal: TalliedProposal,
): Readonly<{ state: ProposalState; now: number }> {
  const now = useNow(useChainClock());
  return { state: proposalStateOf(courseOf(proposal), now), now };
}
