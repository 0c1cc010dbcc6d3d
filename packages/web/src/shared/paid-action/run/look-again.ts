import { equalBytes } from '@vellum/tron/bytes';
import { ContractReverted } from '@vellum/tron/errors';
import { shortFor } from '../cost/short-for.ts';
import { ActionRefused } from '../errors/to-user-error.ts';
import type { ActionContext, ActionParams, PaidAction, PreparedOrder } from '../paid-action.ts';
import { mustBeSameApprovals, mustBeSameCall } from '../review/compare-call.ts';
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
type Looked<P> = Readonly<{ review: Review; params: P; isAgreed: boolean }>;

/** Right before something is signed: the chain has moved on since the person agreed. */
export async function lookAgain<P extends ActionParams, Q>(
  action: PaidAction<P, Q>,
  agreed: Agreed<P>,
  order: PreparedOrder<Q>,
  ports: RunPorts,
): Promise<Looked<P>> {
  const looked = await sameTerms(action, agreed, order, ports).catch((reason) =>
    newTerms(action, agreed, ports, reason),
  );
  mustAfford(looked.review);
  return looked;
}

/** A call whose energy cannot be paid fails in its block, and the network keeps what there was. */
function mustAfford({ lack }: Review): void {
  const problem = shortFor(lack);
  if (problem) throw new ActionRefused(problem);
}

/** Holds the order against what this page knows, and against what the person agreed to. */
async function sameTerms<P extends ActionParams, Q>(
  action: PaidAction<P, Q>,
  { params, review, context }: Agreed<P>,
  order: PreparedOrder<Q>,
  ports: RunPorts,
): Promise<Looked<P>> {
  const planned = action.call(params, order, context);
  if (!planned) throw new Error(`${action.key} has no call for its own order`);
  mustBeSameCall(order.call, planned);
  mustBeSameApprovals(order.approvals, action.approvals?.(params, context) ?? []);
  const problem = await action.check?.(params, context);
  if (problem) throw new ActionRefused(problem);
  const { call, contract } = review.planned;
  const isSame =
    contract === planned.contract &&
    call.value === planned.call.value &&
    equalBytes(call.data, planned.call.data);
  const now = await reviewOf(action, params, context, order, ports.now);
  return { review: now, params, isAgreed: isSame && isWithin(now, review) };
}

/** The terms of this moment, where those that were agreed to hold no longer. Throws `reason` where there are none. */
async function newTerms<P extends ActionParams, Q>(
  action: PaidAction<P, Q>,
  { params, context }: Agreed<P>,
  ports: RunPorts,
  reason: unknown,
): Promise<Looked<P>> {
  const isOfTerms = reason instanceof ActionRefused || reason instanceof ContractReverted;
  if (!isOfTerms || !action.renew) throw reason;
  const renewed = await action.renew(params, context).catch(() => null);
  const refusal = renewed && (await action.check?.(renewed, context));
  if (renewed === null || refusal) throw reason;
  const review = await reviewOf(action, renewed, context, null, ports.now).catch(() => null);
  if (review === null) throw reason;
  return { review, params: renewed, isAgreed: false };
}

/** Whether it still takes no more from the person than what was agreed to: neither another approval nor a higher fee. */
function isWithin(now: Review, agreed: Review): boolean {
  const asksMore = now.approvals.some(
    ({ missing }, place) => missing && !agreed.approvals[place]?.missing,
  );
  return !asksMore && (now.trial === null || now.trial.needed <= agreed.feeLimit);
}
