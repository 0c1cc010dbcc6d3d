import type { Review } from '../review/review.ts';
import { type ApprovalChoice, exactApproval } from './approval-choice.ts';

export type MissingApproval = Readonly<{
  approval: Review['approvals'][number];
  choice: ApprovalChoice;
}>;

/** What the person saw and chose: one choice for each approval that was missing then. */
type Seen = Readonly<{ review: Review; choices: readonly ApprovalChoice[] }>;

/** What is still to be allowed, each with the fee limits and the choice that the person saw, by its place in the review. */
export function missingApprovals(
  now: Review,
  { review, choices }: Seen,
): readonly MissingApproval[] {
  const chosen = review.approvals.flatMap(({ missing }, place) => (missing ? [place] : []));
  return now.approvals.flatMap((approval, place) => {
    if (!approval.missing) return [];
    const { calls } = review.approvals[place] ?? approval;
    const choice = choices[chosen.indexOf(place)] ?? exactApproval;
    return [{ approval: { ...approval, calls }, choice }];
  });
}
