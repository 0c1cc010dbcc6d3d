import { type ActionState, minedOf } from '../action-state.ts';
import type { JournalRecord } from '../journal/journal-record.ts';

/** Sun that the network took for a run so far, its approvals included. */
export function networkCostOf(
  state: ActionState,
  record: Pick<JournalRecord, 'approvalFees'> | null,
): bigint {
  const fees = Object.values(record?.approvalFees ?? {});
  return fees.reduce((sum, fee) => sum + BigInt(fee), BigInt(minedOf(state)?.fee ?? 0));
}
