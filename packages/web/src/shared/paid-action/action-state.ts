import type { UserError } from './errors/user-error.ts';

/** A transaction that was signed; it may or may not reach a block. */
export type SentTransaction = Readonly<{
  txid: string;
  /** Milliseconds of chain time after which no block can hold it. */
  expiration: number;
  /** Wall time of the signature, milliseconds. */
  signedAt: number;
}>;

/** What the block that holds a transaction says of it. */
export type MinedTransaction = Readonly<{
  block: number;
  /** Sun, as text. */
  fee: string;
  /** Chain time of the block, milliseconds. */
  at: number;
}>;

/** A transaction that its block calls failed. */
export type RevertedTransaction = Readonly<{
  orderId: string;
  mined: MinedTransaction;
  /** Wall time at which it became final; null until then. */
  finalAt: number | null;
}>;

/** What became of the money when an action ended without success. */
export type MoneyOutcome = 'untouched' | 'fee-spent';

/** Why the review is shown again. */
export type ReviewNote = 'rejected' | 'expired' | 'price-moved';

/** Where a paid action stands. */
export type ActionState =
  | Readonly<{ step: 'idle'; refusal: UserError | null }>
  | Readonly<{ step: 'checking' }>
  | Readonly<{ step: 'review'; note: ReviewNote | null }>
  /** One of the actions before it is at work. */
  | Readonly<{ step: 'leading'; place: number; at: ActionState }>
  | Readonly<{ step: 'preparing' }>
  | Readonly<{
      step: 'approving';
      orderId: string;
      /** Which of the approvals, from 0. */
      approval: number;
      of: number;
      /** Set once the approval is sent. */
      txid: string | null;
    }>
  | Readonly<{ step: 'signing'; orderId: string; rebuilt: boolean }>
  | Readonly<{ step: 'broadcasting'; orderId: string; sent: SentTransaction }>
  | Readonly<{ step: 'confirming'; orderId: string; sent: SentTransaction; slow: boolean }>
  | Readonly<{
      step: 'registering';
      orderId: string;
      sent: SentTransaction;
      mined: MinedTransaction;
      /** Tries that failed so far. */
      tries: number;
      /** Wall time of the next try; null while one is under way or when it waits for its account. */
      nextTry: number | null;
    }>
  | Readonly<{
      step: 'done';
      orderId: string;
      sent: SentTransaction;
      mined: MinedTransaction;
      /** Wall time at which it became final; null until then. */
      finalAt: number | null;
    }>
  | Readonly<{
      step: 'failed';
      error: UserError;
      money: MoneyOutcome;
      sent: SentTransaction | null;
      /** Set when a block holds it as failed; until that block is final another one may hold it as a success. */
      reverted: RevertedTransaction | null;
    }>;

export type Step = ActionState['step'];

/** What the block that holds it says; null while none does. */
export function minedOf(state: ActionState): MinedTransaction | null {
  if (state.step === 'failed') return state.reverted?.mined ?? null;
  return 'mined' in state ? state.mined : null;
}

/** What happens to a paid action. */
export type ActionEvent =
  | Readonly<{ type: 'begin' }>
  | Readonly<{ type: 'refused'; error: UserError }>
  | Readonly<{ type: 'planned' }>
  | Readonly<{ type: 'confirmed' }>
  | Readonly<{ type: 'lead'; place: number; at: ActionState }>
  | Readonly<{ type: 'led' }>
  | Readonly<{ type: 'prepared'; orderId: string; approvals: number }>
  | Readonly<{ type: 'price-moved' }>
  | Readonly<{ type: 'approval-sent'; txid: string }>
  | Readonly<{ type: 'approved' }>
  | Readonly<{ type: 'rejected' }>
  | Readonly<{ type: 'stale' }>
  | Readonly<{ type: 'signed'; sent: SentTransaction }>
  | Readonly<{ type: 'sent' }>
  | Readonly<{ type: 'slow' }>
  | Readonly<{ type: 'mined'; mined: MinedTransaction }>
  | Readonly<{ type: 'reverted'; mined: MinedTransaction; error: UserError }>
  | Readonly<{ type: 'expired'; error: UserError }>
  | Readonly<{ type: 'after-failed'; nextTry: number | null }>
  | Readonly<{ type: 'registered' }>
  | Readonly<{ type: 'final'; at: number }>
  | Readonly<{ type: 'retracted' }>
  | Readonly<{ type: 'problem'; error: UserError }>
  | Readonly<{ type: 'close' }>;
