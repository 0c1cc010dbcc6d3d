import { type JournalRecord, keptMoney } from '../journal/journal-record.ts';
import { sameParams } from '../journal/same-params.ts';
import { idle } from '../machine.ts';
import {
  type ActionContext,
  type ActionParams,
  failureOf,
  type PaidAction,
  type PreparedOrder,
} from '../paid-action.ts';
import type { RunPorts } from './run-ports.ts';

type Begun<P, Q> = Readonly<{
  params: P;
  context: ActionContext;
  wallet: string;
  /** Null in a review: its order is made with the person's yes. */
  order: PreparedOrder<Q> | null;
  lock: string;
}>;

/** Milliseconds for which a review that a reload broke off can be resumed. */
const REVIEW_LIFE = 3_600_000;

/** The record of a run that is under review or about to ask the wallet; one that was left before signing is taken up again. */
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
    state: order ? idle : { step: 'review', note: null },
    orderId: order?.orderId ?? null,
    orderExpiresAt: order?.expiresAt ?? now + REVIEW_LIFE,
    signed: null,
    ...paidAlready(earlier, params, now),
    after: action.after,
    invalidate: action.invalidate?.(params) ?? [],
    give: give.map(keptMoney),
    failure: action.failed ?? failureOf(action, params),
    times: {},
    begunAt: now,
    updatedAt: now,
    dropped: false,
  };
}

/**
 * What an earlier try has paid for: its approvals, unless it was about something else and is over, and the steps before
 * it while it could be resumed.
 */
function paidAlready(earlier: JournalRecord | null, params: ActionParams, now: number) {
  const isOpen = (earlier?.orderExpiresAt ?? 0) > now;
  const { approval, allowed, approvalFees } =
    earlier && (isOpen || sameParams(earlier.params, params)) ? earlier : none;
  return {
    approval: approval ?? null,
    allowed: allowed ?? [],
    approvalFees: approvalFees ?? {},
    before: (isOpen && earlier?.before) || [],
  };
}

const none: Partial<JournalRecord> = {};
