import { trc20 } from '@vellum/contracts/coins';
import { toHexAddress } from '@vellum/tron/address';
import type { CallCost } from '../../chain/call-cost.ts';
import type { AskedCall } from '../../chain/call-transaction.ts';
import type { Chain } from '../../chain/chain.ts';
import { costOf, type Trial, tryCall } from '../../chain/trial.ts';
import { approvalCalls, feeLimitOf } from '../cost/most-cost.ts';
import type {
  ActionContext,
  ActionParams,
  NeededApproval,
  PaidAction,
  PlannedCall,
  PreparedOrder,
} from '../paid-action.ts';

/** An approval and a call that moves coins take about this much together. */
const USUAL_ENERGY = 150_000n;
/** Data of an approval: selector, spender, amount. */
const APPROVAL_BYTES = 4 + 32 + 32;

/** An approval with what stands on chain today. */
export type ReviewedApproval = NeededApproval &
  Readonly<{
    allowance: bigint;
    /** False when what is allowed already is enough. */
    missing: boolean;
  }>;

/** What the person sees before the wallet opens: the exact call, tried, with its cost. */
export type Review = Readonly<{
  planned: PlannedCall;
  /**
   * The result of the trial run; null where it cannot be tried yet, because an approval has to come first.
   */
  trial: Trial | null;
  /** Without a trial: what calls usually cost, the approvals before them included. */
  guess?: CallCost;
  approvals: readonly ReviewedApproval[];
  order: PreparedOrder | null;
}>;

/** The call in the form that is built, guarded and signed. */
export function askedCall(planned: PlannedCall, { account }: ActionContext): AskedCall {
  return {
    caller: toHexAddress(account),
    contract: toHexAddress(planned.contract),
    data: planned.call.data,
    value: planned.call.value,
    feeLimit: planned.call.feeLimit,
  };
}

/** Throws ContractReverted when the call would fail. */
export async function reviewOf<P extends ActionParams, Q>(
  action: PaidAction<P, Q>,
  params: P,
  context: ActionContext,
  order: PreparedOrder<Q>,
  now: () => number,
): Promise<Review>;
export async function reviewOf<P extends ActionParams, Q>(
  action: PaidAction<P, Q>,
  params: P,
  context: ActionContext,
  order: PreparedOrder<Q> | null,
  now: () => number,
): Promise<Review | null>;
export async function reviewOf<P extends ActionParams, Q>(
  action: PaidAction<P, Q>,
  params: P,
  context: ActionContext,
  order: PreparedOrder<Q> | null,
  now: () => number,
): Promise<Review | null> {
  const planned = action.call(params, order, context);
  if (planned === null) {
    if (order) throw new Error(`${action.key} has no call for its own order`);
    return null;
  }
  const needed = action.approvals?.(params, context) ?? [];
  const approvals = await Promise.all(needed.map((one) => withAllowance(one, context)));
  const { client } = context.chain;
  const asked = askedCall(planned, context);
  if (approvals.every(({ missing }) => !missing)) {
    return { planned, trial: await tryCall(client, asked, now), approvals, order };
  }
  const guess = await costOf(client, asked.caller, USUAL_ENERGY, {
    dataBytes: asked.data.length,
    feeLimit: feeLimitOf({ planned, approvals }),
    before: Array.from({ length: approvalCalls(approvals) }, () => APPROVAL_BYTES),
  });
  return { planned, trial: null, guess, approvals, order };
}

async function withAllowance(
  needed: NeededApproval,
  { account, chain }: ActionContext,
): Promise<ReviewedApproval> {
  const allowance = await allowanceOf(needed, account, chain);
  return { ...needed, allowance, missing: allowance < needed.coin.amount };
}

export async function allowanceOf(
  { coin, spender }: NeededApproval,
  account: ActionContext['account'],
  chain: Chain,
): Promise<bigint> {
  if (coin.coin === null) throw new Error('TRX needs no approval');
  return chain.read(coin.coin, trc20.allowance(account, spender));
}
