import { equalBytes } from '@vellum/tron/bytes';
import { mustBeSameApprovals, mustBeSameCall } from '../compare-call.ts';
import { shortFor } from '../cost/short-for.ts';
import { ActionRefused } from '../errors/to-user-error.ts';
import type { ActionContext, ActionParams, PaidAction, PreparedOrder } from '../paid-action.ts';
import { type Review, reviewOf } from '../review/review.ts';
import type { ApprovalChoice } from './approval-choice.ts';
import type { RunPorts } from './run-ports.ts';

/** What the person said yes to. */
export type Agreed<P> = Readonly<{
  params: P;
  review: Review;
  choices: readonly ApprovalChoice[];
  context: ActionContext;
}>;

/** What the person would be shown now. */
type Looked = Readonly<{ review: Review; isAgreed: boolean }>;

/**
 * Right before something is signed: holds the order against what this page knows, and the chain as it is against what
 * the person agreed to.
 */
export async function lookAgain<P extends ActionParams, Q>(
  action: PaidAction<P, Q>,
  { params, review, context }: Agreed<P>,
  order: PreparedOrder<Q>,
  ports: RunPorts,
): Promise<Looked> {
  const planned = action.call(params, order, context);
  if (!planned) throw new Error(`${action.key} has no call for its own order`);
  mustBeSameCall(order.call, planned);
  mustBeSameApprovals(order.approvals, action.approvals?.(params, context) ?? []);
  const { call, contract } = review.planned;
  const isSame =
    contract === planned.contract &&
    call.value === planned.call.value &&
    equalBytes(call.data, planned.call.data);
  const now = await reviewOf(action, params, context, order, ports.now);
  if (isSame) mustAfford(now);
  return { review: now, isAgreed: isSame && isWithin(now, review) };
}

/** A call whose energy cannot be paid fails in its block, and the network keeps what there was. */
function mustAfford({ lack }: Review): void {
  const problem = shortFor(lack);
  if (problem) throw new ActionRefused(problem);
}

/** Whether it still takes no more from the person than what was agreed to: neither another approval nor a higher fee. */
function isWithin(now: Review, agreed: Review): boolean {
  const asksMore = now.approvals.some(
    ({ missing }, place) => missing && !agreed.approvals[place]?.missing,
  );
  return !asksMore && (now.trial === null || now.trial.needed <= agreed.size.feeLimit);
}
