import type { Address } from '@vellum/tron/address';
import { againRules } from './again-rules.ts';
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

/**
 * Asks to resume a run, or to begin one again that is over: that one gets an order of its own, as does one whose terms
 * are asked anew. Null where the page alone is opened.
 */
export function resumedRun(record: JournalRecord): Resumed | null {
  const { key, params, account, orderId, orderExpiresAt, state } = record;
  const rule = againRules[key];
  if (rule === 'form' || rule === 'none') return null;
  const keepsOrder = orderId !== null && state.step !== 'failed' && rule !== 'renewed';
  return {
    paidAction: { key, params, account, reservedUntil: keepsOrder ? orderExpiresAt : null },
  };
}
