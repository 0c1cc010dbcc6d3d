import { DEFAULT_FEE_LIMIT } from '@vellum/tron/contract-call';
import type { Review } from './review.ts';

/** What of a review limits fees. */
export type Limited = Readonly<{
  planned: Readonly<{ call: Pick<Review['planned']['call'], 'feeLimit'> }>;
  approvals: readonly Pick<Review['approvals'][number], 'missing' | 'allowance'>[];
}>;

/** Sun: what all fee limits allow the network to take, those of the approvals that come first included. */
export function feeLimitOf({ planned, approvals }: Limited): bigint {
  return planned.call.feeLimit + approvalLimit(approvals);
}

/** Sun: the most the network can take for the call and the approvals before it. */
export function mostCostOf(
  review: Limited & Readonly<{ trial: Readonly<{ cost: Readonly<{ most: bigint }> }> | null }>,
): bigint {
  const call = review.trial?.cost.most ?? review.planned.call.feeLimit;
  return call + approvalLimit(review.approvals);
}

/** A coin may refuse to change an allowance that is not zero: then taking it back is a call too. */
function approvalLimit(approvals: Limited['approvals']): bigint {
  return approvals
    .filter(({ missing }) => missing)
    .reduce((sum, { allowance }) => sum + DEFAULT_FEE_LIMIT * (allowance > 0n ? 2n : 1n), 0n);
}
