import type { JournalRecord } from '../journal/journal-record.ts';
import {
  type ActionContext,
  type ActionParams,
  failureOf,
  type PaidAction,
  type PreparedOrder,
} from '../paid-action.ts';
import { idle } from './machine.ts';
import type { RunPorts } from './run-ports.ts';

type Begun<P, Q> = Readonly<{
  params: P;
  context: ActionContext;
  wallet: string;
  order: PreparedOrder<Q>;
  lock: string;
}>;

/** The record of a run that is about to ask the wallet; one that was left before signing is taken up again. */
export function newRecord<P extends ActionParams, Q>(
  action: PaidAction<P, Q>,
  { params, context, wallet, order, lock }: Begun<P, Q>,
  ports: Pick<RunPorts, 'now' | 'newId' | 'page'>,
  earlier: JournalRecord | null,
): JournalRecord {
  const now = ports.now();
  // Words are not needed here: only what is given, in figures.
  const { give } = action.summary({ params, order, t: (key) => key });
  return {
    id: earlier?.id ?? ports.newId(),
    key: action.key,
    params,
    page: action.page ?? ports.page(),
    account: context.account,
    wallet,
    chainId: context.chain.chainId,
    lock,
    state: idle,
    orderId: order.orderId,
    orderExpiresAt: order.expiresAt,
    signed: null,
    approval: earlier?.approval ?? null,
    approvalFees: earlier?.approvalFees ?? {},
    after: action.after,
    invalidate: action.invalidate?.(params) ?? [],
    give: give.map(({ symbol, decimals, amount, stands }) => ({
      symbol,
      decimals,
      amount: amount.toString(),
      ...(stands !== undefined && { stands }),
    })),
    failure: action.failed ?? failureOf(action, params),
    times: {},
    begunAt: now,
    updatedAt: now,
    dropped: false,
  };
}
