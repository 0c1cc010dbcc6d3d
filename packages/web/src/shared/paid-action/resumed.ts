import type { JournalRecord } from './journal/journal-record.ts';
import type { ActionParams } from './paid-action.ts';

/** State of the history with which a navigation asks to resume a paid action on the page where it was begun. */
export type Resumed = Readonly<{
  paidAction: Readonly<{ key: string; params: ActionParams; reservedUntil: number | null }>;
}>;

/** Asks to resume a run, or to begin one again that is over. */
export function resumedRun({ key, params, orderId, orderExpiresAt }: JournalRecord): Resumed {
  return { paidAction: { key, params, reservedUntil: orderId === null ? null : orderExpiresAt } };
}
