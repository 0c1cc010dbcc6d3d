import type { Address } from '@vellum/tron/address';
import type { ActionState } from '../action-state.ts';
import type { JournalRecord } from '../journal/journal-record.ts';
import { idle, isBusy } from '../machine.ts';
import type { ActionParams } from '../paid-action.ts';
import type { ReviewedLead } from '../review/lead-review.ts';
import type { Review } from '../review/review.ts';

/** What a sheet shows of a run. */
export type RunView = Readonly<{
  state: ActionState;
  params: ActionParams | null;
  review: Review | null;
  /** What has to be done before it, in order. */
  leads: readonly ReviewedLead[];
  record: JournalRecord | null;
  /** Whose it is; null until its wallet was asked. */
  account: Address | null;
  /** Another run under the same lock is shown instead, with its own figures. */
  isOther: boolean;
  /** Name of the wallet that will be asked. */
  wallet: string;
}>;

export const emptyView: RunView = {
  state: idle,
  params: null,
  review: null,
  leads: [],
  record: null,
  account: null,
  isOther: false,
  wallet: '',
};

/** What a form hears: that a run with other figures ended well does not mean that what is filled in did. */
export const ownStateOf = ({ state, isOther }: Pick<RunView, 'state' | 'isOther'>): ActionState =>
  isOther && state.step === 'done' ? idle : state;

/** Whether it is at work for another account than the one that is connected. */
export const isOfAnother = (
  { state, account }: Pick<RunView, 'state' | 'account'>,
  connected: Address | null,
): boolean => isBusy(state) && account !== null && connected !== null && account !== connected;
