import type { Address } from '@vellum/tron/address';
import type { JournalRecord } from './journal/journal-record.ts';
import type { ActionParams } from './paid-action.ts';

/** State of the history with which a navigation asks to resume a paid action on the page where it was begun. */
export type Resumed = Readonly<{
  paidAction: Readonly<{
    key: string;
    params: ActionParams;
    /** Whose run it is: for anybody else it would be another action. */
    account: Address;
    reservedUntil: number | null;
  }>;
}>;

/** Asks to resume a run, or to begin one again that is over: that one gets an order of its own. */
export function resumedRun(record: JournalRecord): Resumed {
  const { key, params, account, orderId, orderExpiresAt, state } = record;
  const hasOrder = orderId !== null && state.step !== 'failed';
  return { paidAction: { key, params, account, reservedUntil: hasOrder ? orderExpiresAt : null } };
}
