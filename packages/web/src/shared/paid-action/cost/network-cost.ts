import type { JournalRecord } from '../journal/journal-record.ts';
import { type ActionState, minedOf } from '../run/action-state.ts';

const CENT = 10_000n;

/** Sun that the network took for a run so far, a begun hundredth of a TRX counting whole. */
export type NetworkCost = Readonly<{
  total: bigint;
  /** What of it the call and the approvals before it took, so that both add up; null when there is nothing to tell apart. */
  parts: Readonly<{ call: bigint; approvals: bigint }> | null;
}>;

export function networkCostOf(
  state: ActionState,
  record: Pick<JournalRecord, 'approvalFees'> | null,
): NetworkCost {
  const call = BigInt(minedOf(state)?.fee ?? 0);
  const fees = Object.values(record?.approvalFees ?? {});
  const total = whole(fees.reduce((sum, fee) => sum + BigInt(fee), call));
  const approvals = total - whole(call);
  const isBoth = call > 0n && approvals > 0n;
  return { total, parts: isBoth ? { call: whole(call), approvals } : null };
}

function whole(sun: bigint): bigint {
  return ((sun + CENT - 1n) / CENT) * CENT;
}
