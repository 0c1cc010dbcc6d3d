import { useEffect, useRef, useState } from 'react';
import type { Placed } from '../cards/place.ts';
import type { PaidAction } from '../paid-action/paid-action.ts';
import { doneId } from '../paid-action/use-last-done.ts';
import { type UsedPaidAction, usePaidAction } from '../paid-action/use-paid-action.tsx';

/** One card of a row, with the rest of what its action needs. */
type CardParams = Placed & Readonly<{ tokenId: string }>;

export type CardSequence<P> = Pick<UsedPaidAction<P>, 'refusal' | 'blocker' | 'sheet'> &
  Readonly<{
    /** One card after the other, each with its own review and signature. */
    begin: (rows: readonly P[]) => void;
    /** Of the row now at work or last at work. */
    done: number;
    of: number;
  }>;

/**
 * The same paid action for several cards. The contract takes one card a call, so there is one signature a card; the
 * first refusal, failure or change of mind stops the row. `onDone` hears of each card that is through.
 */
export function useCardSequence<P extends CardParams, Q, K extends string>(
  action: PaidAction<P, Q, K>,
  onDone: (tokenId: string) => void,
): CardSequence<P> {
  const { begin, state, refusal, blocker, sheet } = usePaidAction(action);
  const [rows, setRows] = useState<readonly P[]>([]);
  const [done, setDone] = useState(0);
  const settled = useRef('');
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });
  const finished = doneId(state) || null;
  useEffect(() => {
    const row = rows[done];
    if (finished === null || finished === settled.current || !row) return;
    settled.current = finished;
    setDone(done + 1);
    latest.current(row.tokenId);
    const following = rows[done + 1];
    if (following) begin(placed(following, done + 1, rows.length));
  }, [finished, rows, done, begin]);
  return {
    begin: (all) => {
      const [first] = all;
      if (!first) return;
      // What ended before belongs to an earlier row.
      settled.current = finished ?? settled.current;
      setRows(all);
      setDone(0);
      begin(placed(first, 0, all.length));
    },
    refusal,
    blocker,
    sheet,
    done,
    of: rows.length,
  };
}

function placed<P extends CardParams>(row: P, at: number, of: number): P {
  return { ...row, place: `${at + 1}/${of}` };
}
