import { larger } from '@vellum/api/numbers/bigint-order';
import { trc20 } from '@vellum/contracts/coins';
import { findByHash } from '@vellum/tron/abi/abi-lookup';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import type { WantedApproval } from '../../chain/approval-calls.ts';
import type { CallCost, CallSize } from '../../chain/call-cost.ts';
import type { AskedCall } from '../../chain/call-transaction.ts';
import type { Chain } from '../../chain/chain.ts';
import { coinUse } from '../../chain/coin-use.ts';
import { type SigningPermission, signingPermission } from '../../chain/signing-permission.ts';
import { type Trial, tryCall } from '../../chain/trial.ts';
import { estimateFlow } from '../../chain/untried-flow.ts';
import type { Money } from '../../coins/money.ts';
import type {
  ActionContext,
  ActionParams,
  Lead,
  NeededApproval,
  PaidAction,
  PlannedCall,
  PreparedOrder,
} from '../paid-action.ts';

/** An approval with what stands on chain today. */
export type ReviewedApproval = NeededApproval &
  Readonly<{
    allowance: bigint;
    /** False when what is allowed already is enough. */
    missing: boolean;
    /** The transactions it takes, as they are signed; none when it is not missing. */
    calls: readonly CallSize[];
  }>;

/** What the person sees before the wallet opens: the exact call, tried, with its cost. */
export type Review = Readonly<{
  planned: PlannedCall;
  /**
   * The result of the trial run; null where it cannot be tried yet, because an approval or another action comes first.
   */
  trial: Trial | null;
  /** Of the call alone; its fee limit is the one that is signed. */
  size: CallSize;
  /** Of the call and the approvals before it. */
  cost: CallCost;
  /** Sun that the account has too little of for what is sent along and for that cost. */
  lack: bigint;
  approvals: readonly ReviewedApproval[];
  /** What the wallet's key signs under. */
  permission: SigningPermission;
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

/**
 * `leads` are the actions before it that are still to be done. Throws ContractReverted when the call would fail, and SignerLacking
 * when the wallet's key may not sign it.
 */
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
  leads?: readonly Lead[],
): Promise<Review | null>;
export async function reviewOf<P extends ActionParams, Q>(
  action: PaidAction<P, Q>,
  params: P,
  context: ActionContext,
  order: PreparedOrder<Q> | null,
  now: () => number,
  leads: readonly Lead[] = [],
): Promise<Review | null> {
  const planned = action.call(params, order, context);
  if (planned === null) {
    if (order) throw new Error(`${action.key} has no call for its own order`);
    return null;
  }
  const needed = action.approvals?.(params, context) ?? [];
  const [permission, owner, standing] = await Promise.all([
    signingPermission(context.chain.client, context.account),
    getAccount(context.chain.client, toHexAddress(context.account)),
    Promise.all(needed.map((one) => withAllowance(one, context))),
  ]);
  const asked = askedCall(planned, context);
  const lackFor = ({ expected }: CallCost) =>
    larger(planned.call.value + expected - (owner?.balance ?? 0n), 0n);
  const missing = standing.filter((approval) => approval.missing);
  const holder = leads.find((lead) => lead.holder !== undefined)?.holder;
  if (missing.length === 0 && holder === undefined) {
    const trial = await tryCall(context.chain.client, asked, now);
    const { size, cost } = trial;
    const approvals = standing.map((one) => ({ ...one, calls: [] }));
    const lack = lackFor(cost);
    return { planned, trial, size, cost, lack, approvals, permission, order };
  }
  const { client } = context.chain;
  const method = methodOf(planned.call);
  const newCoins = await countNew((await action.receives?.(params, context)) ?? [], context);
  const use = coinUse({ method, data: asked.data, newCoins });
  const flow = await estimateFlow(client, asked, missing.map(wantedOf), use, holder);
  const approvals = standing.map((one) => ({
    ...one,
    calls: flow.approvals[missing.indexOf(one)] ?? [],
  }));
  const { call, cost } = flow;
  const lack = lackFor(cost);
  return { planned, trial: null, size: call, cost, lack, approvals, permission, order };
}

type Standing = Omit<ReviewedApproval, 'calls'>;

function wantedOf({ coin, spender, allowance }: Standing): WantedApproval {
  return { coin: coinOf(coin), spender, amount: coin.amount, allowance };
}

/** Throws where the coin is TRX, which nobody can be allowed to take. */
export function coinOf({ coin }: Money): Address {
  if (coin === null) throw new Error('TRX needs no approval');
  return coin;
}

/** Of how many of these coins the account has none. */
async function countNew(
  coins: readonly Address[],
  { account, chain }: ActionContext,
): Promise<number> {
  const held = await Promise.all(coins.map((coin) => chain.read(coin, trc20.balanceOf(account))));
  return held.filter((amount) => amount === 0n).length;
}

function methodOf({ data, abi }: PlannedCall['call']): string {
  return (abi && findByHash(abi, 'function', data.subarray(0, 4))?.name) ?? '';
}

async function withAllowance(
  needed: NeededApproval,
  { account, chain }: ActionContext,
): Promise<Standing> {
  const allowance = await allowanceOf(needed, account, chain);
  return { ...needed, allowance, missing: allowance < needed.coin.amount };
}

export async function allowanceOf(
  { coin, spender }: NeededApproval,
  account: ActionContext['account'],
  chain: Chain,
): Promise<bigint> {
  return chain.read(coinOf(coin), trc20.allowance(account, spender));
}
