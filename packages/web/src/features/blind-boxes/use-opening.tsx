import { type ReactNode, useState } from 'react';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { openWalletSheet } from '../../shared/wallet/wallet-sheet-state.ts';
import type { OwnedBox } from './box-queries.ts';
import { openBox } from './open-box.ts';
import { Reveal } from './reveal.tsx';

type Opening = Readonly<{
  /** Opens boxes one after the other, each with a signature of its own. */
  open(boxes: readonly OwnedBox[]): void;
  refusal: string | null;
  view: ReactNode;
}>;

type Queue = Readonly<{
  boxes: readonly OwnedBox[];
  at: number;
  /** The order that was shown before this box was begun: its end is not this box's. */
  after: string | null;
}>;

/** Opening of boxes: the sheet of each, then what was in it. */
export function useOpening(): Opening {
  const { begin, state, refusal, blocker, sheet } = usePaidAction(openBox);
  const [queue, setQueue] = useState<Queue | null>(null);
  const [seen, setSeen] = useState<string | null>(null);
  const done = state.step === 'done' ? state.orderId : null;
  const start = (boxes: readonly OwnedBox[], at: number) => {
    const box = boxes[at];
    if (!box) return;
    if (blocker === 'wallet' || blocker === 'network') return openWalletSheet();
    setQueue({ boxes, at, after: done });
    begin({ seriesId: box.seriesId, boxId: box.boxId });
  };
  const isShown = queue !== null && done !== null && done !== queue.after;
  return {
    open: (boxes) => start(boxes, 0),
    refusal,
    view: (
      <>
        {isShown && (
          <Reveal
            boxes={queue.boxes}
            at={queue.at}
            onNext={() => start(queue.boxes, queue.at + 1)}
            onClose={() => {
              setSeen(done);
              setQueue(null);
            }}
          />
        )}
        {!isShown && (done === null || done !== seen) && sheet}
      </>
    ),
  };
}
