import { type ProposalCourse, quorumVotes } from '@vellum/api/dao/proposal-state';
import type { VoteChoice } from '@vellum/api/wire/choice-lists';

type Ballot = Readonly<{ support: VoteChoice; weight: string }>;

const sum = (ballots: readonly Ballot[]) =>
  ballots.reduce((votes, { weight }) => votes + BigInt(weight), 0n);

/** How much of a vote its largest voters are; `ballots` are the ten heaviest, the heaviest first. */
export function concentrationOf(ballots: readonly Ballot[], course: ProposalCourse) {
  const { inFavour, against, abstain, quorum } = course;
  const counted = ballots.filter(({ support }) => support !== 'against');
  return {
    all: inFavour + against + abstain,
    largest: sum(ballots.slice(0, 1)),
    ten: sum(ballots),
    /** Whether the quorum would be reached if the ten had stayed away. */
    holdsWithoutTen: quorumVotes(course) - sum(counted) >= quorum,
  };
}
