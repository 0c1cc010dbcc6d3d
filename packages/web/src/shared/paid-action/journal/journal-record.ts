import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import type { ErrorCode } from '@vellum/api/refusals/error-codes';
import type { Address } from '@vellum/tron/address';
import type { Money } from '../../coins/money.ts';
import type { ActionState, Step } from '../action-state.ts';
import { isRevocable, isUnderWay } from '../machine.ts';
import type { ActionParams, AfterPath } from '../paid-action.ts';

/** An amount as the journal keeps it. */
export type KeptMoney = Readonly<{
  symbol: string;
  decimals: number;
  amount: string;
  stands?: string;
}>;

export function keptMoney({ symbol, decimals, amount, stands }: Omit<Money, 'coin'>): KeptMoney {
  return { symbol, decimals, amount: amount.toString(), ...(stands !== undefined && { stands }) };
}

/** A transaction that was signed and may still appear. */
export type KeptTransaction = Readonly<{
  txid: string;
  /** Signed bytes: only these are ever sent again. */
  hex: string;
  rawHex: string;
  expiration: number;
}>;

/** One run of a paid action, as IndexedDB keeps it: enough to finish it without the code of its feature. */
export type JournalRecord = Readonly<{
  id: string;
  key: OrderKind;
  params: ActionParams;
  /** Where it was begun, and where it can be gone on with. */
  page: string;
  account: Address;
  /** Name of the wallet that signs. */
  wallet: string;
  chainId: string;
  lock: string;
  state: ActionState;
  orderId: string | null;
  /** Wall time until which an order may be signed. */
  orderExpiresAt: number | null;
  signed: KeptTransaction | null;
  /** The approval that was sent last. */
  approval: KeptTransaction | null;
  /** What approvals of this run allow, one for each coin. Records of earlier versions have none. */
  allowed?: readonly KeptMoney[];
  /** Sun, as text, that each approval in a block took, by its transaction. Records of earlier versions have none. */
  approvalFees?: Readonly<Record<string, string>>;
  /** Transactions of the steps that came before it in the same run. Records of earlier versions have none. */
  before?: readonly string[];
  after: AfterPath;
  invalidate: readonly (readonly unknown[])[];
  give: readonly KeptMoney[];
  failure: ErrorCode;
  /** Wall time at which each step was entered first. */
  times: Readonly<Partial<Record<Step, number>>>;
  begunAt: number;
  updatedAt: number;
  /** The person gave it up before signing. */
  dropped: boolean;
}>;

/** Whose page this is now: records of others are shown, never resumed. */
export type Viewer = Readonly<{ account: Address | null; chainId: string | null }>;

/**
 * What can be done with a record: it goes on by itself (`follow`), waits for the person (`can-go-on`), belongs
 * to another account or chain, or is over.
 */
export type Standing = 'follow' | 'can-go-on' | 'elsewhere' | 'over';

export function standingOf(record: JournalRecord, viewer: Viewer, now: number): Standing {
  if (isOver(record, now)) return 'over';
  if (record.account !== viewer.account || record.chainId !== viewer.chainId) return 'elsewhere';
  return record.signed ? 'follow' : 'can-go-on';
}

function isOver({ state, signed, dropped, orderExpiresAt }: JournalRecord, now: number): boolean {
  if (dropped || (state.step === 'failed' && !isRevocable(state))) return true;
  if (state.step === 'done') return state.finalAt !== null;
  // Nothing was signed and the offer to sign has ended: nothing can come of it any more.
  return signed === null && (orderExpiresAt ?? 0) <= now;
}

/** Whether the record forbids to sign the same thing again: its transaction can still appear. */
export function blocksSigning(record: JournalRecord): boolean {
  return record.signed !== null && isUnderWay(record.state);
}

/** Whether the header counts it. */
export function isPending(record: JournalRecord): boolean {
  return !record.dropped && isUnderWay(record.state);
}

/** Whether the page must load the mechanism to go on with it, now or when its account is back. */
export function isUnfinished(record: JournalRecord): boolean {
  const { state } = record;
  return (
    isPending(record) || isRevocable(state) || (state.step === 'done' && state.finalAt === null)
  );
}

/** Transactions of a run that blocks hold, approvals first. */
export function transactionsOf({ approvalFees = {}, signed }: JournalRecord): readonly string[] {
  return [...Object.keys(approvalFees), ...(signed ? [signed.txid] : [])];
}

/** The record with a new state, its time noted when the step is entered for the first time. */
export function withState(record: JournalRecord, state: ActionState, now: number): JournalRecord {
  const times =
    record.times[state.step] === undefined ? { ...record.times, [state.step]: now } : record.times;
  return { ...record, state, times, updatedAt: now };
}

/** Records to forget: the oldest that are over, beyond what a person looks back at. */
export function outdated(records: readonly JournalRecord[], keep: number): readonly string[] {
  return records
    .filter((record) => !isUnfinished(record))
    .sort((a, b) => b.updatedAt - a.updatedAt)
    .slice(keep)
    .map(({ id }) => id);
}
