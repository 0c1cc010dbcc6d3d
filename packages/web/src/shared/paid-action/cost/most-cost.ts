import { DEFAULT_FEE_LIMIT } from '@vellum/tron/contract-call';
import type { CallCost } from '../../chain/call-cost.ts';
import type { Review } from '../review/review.ts';

/** What of a review limits fees. */
export type Limited = Readonly<{
  planned: Readonly<{ call: Pick<Review['planned']['call'], 'feeLimit'> }>;
  approvals: readonly Pick<Review['approvals'][number], 'missing' | 'allowance'>[];
}>;

/** Sun: what all fee limits allow the network to take, those of the approvals that come first included. */
export function feeLimitOf({ planned, approvals }: Limited): bigint {
  return planned.call.feeLimit + DEFAULT_FEE_LIMIT * BigInt(approvalCalls(approvals));
}

/** Calls before the call itself. A coin may refuse to change an allowance that is not zero: then taking it back is one too. */
export function approvalCalls(approvals: Limited['approvals']): number {
  return approvals
    .filter(({ missing }) => missing)
    .reduce((sum, { allowance }) => sum + (allowance > 0n ? 2 : 1), 0);
}

type Costing = Limited &
  Readonly<{
    trial: Readonly<{ cost: Pick<CallCost, 'most'> }> | null;
    guess?: Pick<CallCost, 'most'>;
  }>;

/** Sun: the most the network can take for the call and the approvals before it. */
export function mostCostOf(review: Costing): bigint {
  return (review.trial?.cost ?? review.guess)?.most ?? feeLimitOf(review);
}
