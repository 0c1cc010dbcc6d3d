import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { ActionRefused } from '../errors/to-user-error.ts';
import type { ActionContext, ActionParams, PaidAction } from '../paid-action.ts';
import { type ReviewedLead, reviewLeads, withLeads } from '../review/lead-review.ts';
import { type Review, reviewOf } from '../review/review.ts';
import type { RunPorts } from './run-ports.ts';

/** What the person is asked to agree to. */
export type Plan = Readonly<{
  review: Review;
  leads: readonly ReviewedLead[];
  /** The review without what has to be done before it; null when its call needs an order. */
  own: Review | null;
}>;

/** Checks an action and simulates it with what has to be done before it. Throws what speaks against it. */
export async function planOf<P extends ActionParams, Q>(
  action: PaidAction<P, Q>,
  params: P,
  context: ActionContext,
  { now, activation, ensureSession }: RunPorts,
): Promise<Plan> {
  await mustPass(action, params, context);
  const leads = await reviewLeads({ action, params, context, now, activation });
  const own = await reviewOf(action, params, context, null, now, leads);
  if (own) return { review: await withLeads({ action, params, context }, own, leads), leads, own };
  await ensureSession();
  const order = await action.before(params);
  return { review: await reviewOf(action, params, context, order, now), leads, own };
}

async function mustPass<P extends ActionParams, Q>(
  { key, check }: PaidAction<P, Q>,
  params: P,
  context: ActionContext,
): Promise<void> {
  if (context.chain.config.closed.includes(key)) throw new ActionRefused({ code: 'EXITS_ONLY' });
  const problem: CodeWithParams | null = (await check?.(params, context)) ?? null;
  if (problem) throw new ActionRefused(problem);
}
