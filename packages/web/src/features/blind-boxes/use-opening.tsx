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

/** Boxes to open, and which of them it is at. */
type Queue = Readonly<{ boxes: readonly OwnedBox[]; at: number }>;

/** Opening of boxes: the sheet of each, then what was in it. */
export function useOpening(): Opening {
  const { begin, state, refusal, blocker, sheet } = usePaidAction(openBox);
  const [queue, setQueue] = useState<Queue | null>(null);
  const [shown, setShown] = useState<Queue | null>(null);
  const [seen, setSeen] = useState<string | null>(null);
  const done = state.step === 'done' ? state.orderId : null;
  // Kept here: the sheet forgets how it ended as soon as it makes room for the prize.
  if (queue && done !== null && done !== seen) {
    setSeen(done);
    setShown(queue);
    setQueue(null);
  }
  const start = (boxes: readonly OwnedBox[], at: number) => {
    const box = boxes[at];
    if (!box) return;
    if (blocker === 'wallet' || blocker === 'network') return openWalletSheet();
    setSeen(done ?? seen);
    setQueue({ boxes, at });
    setShown(null);
    begin({ seriesId: box.seriesId, boxId: box.boxId });
  };
  return {
    open: (boxes) => start(boxes, 0),
    refusal,
    view: shown ? (
      <Reveal
        {...shown}
        onNext={() => start(shown.boxes, shown.at + 1)}
        onClose={() => setShown(null)}
      />
    ) : (
      sheet
    ),
  };
}
