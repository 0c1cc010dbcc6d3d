import { larger } from '@vellum/api/numbers/bigint-order';
import { team } from '@vellum/contracts/team';
import { toHexAddress } from '@vellum/tron/address';
import type { CallSize } from '../../chain/call-cost.ts';
import { costOf } from '../../chain/trial.ts';
import { readBalance } from '../../coins/use-balance.ts';
import { ActionRefused } from '../errors/to-user-error.ts';
import type { ActionContext, ActionParams, Lead, PaidAction } from '../paid-action.ts';
import { type Review, reviewOf } from './review.ts';

/** A lead as it was simulated for the review it stands in. */
export type ReviewedLead = Lead & Readonly<{ review: Review; isDone: boolean }>;

type Led<P extends ActionParams, Q> = Readonly<{
  action: PaidAction<P, Q>;
  params: P;
  context: ActionContext;
  now: () => number;
  /** Activation of the account, for who is not active yet. */
  activation: (context: ActionContext) => Promise<Lead>;
}>;

/** What has to be done before an action, each simulated on its own. Throws what speaks against one of them. */
export async function reviewLeads<P extends ActionParams, Q>({
  action,
  params,
  context,
  now,
  activation,
}: Led<P, Q>): Promise<readonly ReviewedLead[]> {
  const isNeeded = action.needs.includes('active') && !(await isActive(context));
  const leads = [
    ...(isNeeded ? [await activation(context)] : []),
    ...((await action.leads?.(params, context)) ?? []),
  ];
  return Promise.all(leads.map((lead) => reviewLead(lead, context, now)));
}

const isActive = ({ account, chain }: ActionContext): Promise<boolean> =>
  chain.read('team', team.isActive(account));

async function reviewLead(
  lead: Lead,
  context: ActionContext,
  now: () => number,
): Promise<ReviewedLead> {
  const { action, params } = lead;
  if (context.chain.config.closed.includes(action.key)) {
    throw new ActionRefused({ code: 'EXITS_ONLY' });
  }
  const problem = await action.check?.(params, context);
  if (problem) throw new ActionRefused(problem);
  const review = await reviewOf(action, params, context, null, now);
  if (review === null) throw new Error(`${action.key} cannot lead: its call needs an order`);
  return { ...lead, review, isDone: false };
}

/** The review of an action with the cost of everything before it, and what the wallet lacks for all of it together. */
export async function withLeads<P extends ActionParams, Q>(
  { action, params, context }: Pick<Led<P, Q>, 'action' | 'params' | 'context'>,
  review: Review,
  leads: readonly ReviewedLead[],
): Promise<Review> {
  if (leads.length === 0) return review;
  const { account, chain } = context;
  const sizes = [...leads.map((lead) => lead.review), review].flatMap(sizesOf);
  const calls = sizes.map(({ energy, dataBytes, feeLimit: mostFee }) => ({
    energy,
    dataBytes,
    mostFee,
  }));
  const [{ sizes: _, ...cost }, balance] = await Promise.all([
    costOf(chain.client, toHexAddress(account), calls),
    readBalance(chain, account, null),
  ]);
  const given = [
    ...leads.map((lead) => givenTrx(lead.action, lead.params)),
    givenTrx(action, params),
  ];
  const sun = given.reduce((sum, one) => sum + one, cost.expected);
  return { ...review, cost, lack: larger(sun - balance, 0n) };
}

function sizesOf({ size, approvals }: Review): readonly CallSize[] {
  return [...approvals.flatMap(({ calls }) => calls), size];
}

/** Sun that goes along with the call. */
function givenTrx<P extends ActionParams, Q>(action: PaidAction<P, Q>, params: P): bigint {
  const { give } = action.summary({ params, order: null, t: (key) => key });
  return give.reduce((sum, { coin, amount }) => (coin === null ? sum + amount : sum), 0n);
}
