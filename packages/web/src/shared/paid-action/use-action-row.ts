import { useEffect, useRef, useState } from 'react';
import type { ActionState } from './action-state.ts';
import { doneId } from './use-last-done.ts';
import type { UsedPaidAction } from './use-paid-action.tsx';

type Runs<K extends string, P> = Readonly<Record<K, Pick<UsedPaidAction<P>, 'begin' | 'state'>>>;

/** How an item of the row is begun. */
type Way<I, K extends string, P> = Readonly<{
  kindOf: (item: I) => K;
  /** `place` is `2/3` for the second of three. */
  paramsOf: (item: I, place: string) => P;
}>;

/** Paid actions one after the other, each with its own review; the first that does not end well stops the row. */
export function useActionRow<I, K extends string, P>(runs: Runs<K, P>, way: Way<I, K, P>) {
  const [items, setItems] = useState<readonly I[]>([]);
  const [txids, setTxids] = useState<readonly string[]>([]);
  const [isClosed, setClosed] = useState(false);
  const counted = useRef<Set<string>>(new Set());
  const done = txids.length;
  const current = items[Math.min(done, items.length - 1)];
  // What the activity page continues with was begun by no row.
  const begun = (Object.keys(runs) as K[]).find((kind) => isBegun(runs[kind].state)) ?? null;
  const shown = current === undefined ? begun : way.kindOf(current);
  const finished = shown === null ? '' : doneId(runs[shown].state);
  useEffect(() => {
    if (finished === '' || counted.current.has(finished) || done >= items.length) return;
    setTxids([...txids, finished]);
    start(items, done + 1, { runs, way, counted: counted.current });
  }, [finished, items, txids, done, runs, way]);
  return {
    begin(chosen: readonly I[]) {
      setItems(chosen);
      setTxids([]);
      setClosed(false);
      start(chosen, 0, { runs, way, counted: counted.current });
    },
    /** The kind whose turn it is; null while nothing is begun. */
    shown,
    items,
    /** Of each item that is done its transaction. */
    txids,
    /** Its receipt takes the place of the last sheet. */
    isOver: items.length > 1 && done === items.length && begun === null,
    receipt: { open: !isClosed, onClose: () => setClosed(true) },
  };
}

type Started<I, K extends string, P> = Readonly<{
  runs: Runs<K, P>;
  way: Way<I, K, P>;
  counted: Set<string>;
}>;

function start<I, K extends string, P>(
  items: readonly I[],
  at: number,
  { runs, way, counted }: Started<I, K, P>,
): void {
  // A run that is begun again says for a moment still that its last one is done.
  for (const { state } of Object.values<Runs<K, P>[K]>(runs)) counted.add(doneId(state));
  const item = items[at];
  if (item === undefined) return;
  runs[way.kindOf(item)].begin(way.paramsOf(item, `${at + 1}/${items.length}`));
}

function isBegun({ step }: ActionState): boolean {
  return step !== 'idle' && step !== 'done';
}
