import type { ProposalState } from '../wire/choice-lists.ts';

/** How a proposal stands; votes in units, times in milliseconds, those of the contract whole seconds. */
export type ProposalCourse = Readonly<{
  voteStart: number;
  voteEnd: number;
  inFavour: bigint;
  against: bigint;
  abstain: bigint;
  quorum: bigint;
  eta: number | null;
  isExecuted: boolean;
  isCancelled: boolean;
}>;

const SECOND = 1000;

/** What the governor says of it at a moment of the chain, except that `ready` is told from `queued`. */
export function proposalStateOf(course: ProposalCourse, chainTime: number): ProposalState {
  // The contract knows whole seconds only.
  const now = Math.floor(chainTime / SECOND) * SECOND;
  if (course.isExecuted) return 'executed';
  if (course.isCancelled) return 'cancelled';
  if (now <= course.voteStart) return 'pending';
  if (now <= course.voteEnd) return 'active';
  if (!hasPassed(course)) return 'defeated';
  if (course.eta === null) return 'succeeded';
  return now >= course.eta ? 'ready' : 'queued';
}

type Tally = Pick<ProposalCourse, 'inFavour' | 'against' | 'abstain' | 'quorum'>;

/** Votes that count towards the quorum. */
export const quorumVotes = ({ inFavour, abstain }: Tally): bigint => inFavour + abstain;

export const hasPassed = (tally: Tally): boolean =>
  quorumVotes(tally) >= tally.quorum && tally.inFavour > tally.against;
