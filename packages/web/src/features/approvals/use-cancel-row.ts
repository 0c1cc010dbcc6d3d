import { type ReactNode, useEffect, useRef, useState } from 'react';
import { doneId } from '../../shared/paid-action/use-last-done.ts';
import { type UsedPaidAction, usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { type CancelParams, cancelApproval } from './cancel-approval.tsx';

export type CancelRow = Readonly<{
  /** One after the other, each with its own review and signature: TRON has no batch. */
  begin: (rows: readonly CancelParams[]) => void;
  refusal: string | null;
  blocker: UsedPaidAction<CancelParams>['blocker'];
  /** Which one is under way. */
  current: CancelParams | null;
  done: number;
  of: number;
  /** Render it once in the page, outside of what disappears when an approval is cancelled. */
  sheet: ReactNode;
}>;

/** Several approvals cancelled in a row; the first refusal, failure or change of mind stops it. */
export function useCancelRow(): CancelRow {
  const { begin, state, refusal, blocker, sheet } = usePaidAction(cancelApproval);
  const [rows, setRows] = useState<readonly CancelParams[]>([]);
  const [done, setDone] = useState(0);
  const settled = useRef('');
  const finished = doneId(state);
  useEffect(() => {
    if (finished === '' || finished === settled.current || done >= rows.length) return;
    settled.current = finished;
    setDone(done + 1);
    const following = rows[done + 1];
    if (following) begin(following);
  }, [finished, rows, done, begin]);
  const isUnderWay = state.step !== 'idle' && state.step !== 'done' && state.step !== 'failed';
  return {
    begin: (chosen) => {
      const all = chosen.map((row, at) => ({ ...row, place: placeOf(at, chosen.length) }));
      const [first] = all;
      if (!first) return;
      // What ended before belongs to an earlier row.
      settled.current = finished || settled.current;
      setRows(all);
      setDone(0);
      begin(first);
    },
    refusal,
    blocker,
    current: isUnderWay ? (rows[done] ?? null) : null,
    done,
    of: rows.length,
    sheet,
  };
}

const placeOf = (at: number, of: number) => (of === 1 ? null : `${at + 1}/${of}`);
