import { paths as wire } from '@vellum/api/wire/paths';
import { blindBox } from '@vellum/contracts/blind-boxes';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { definePaidAction } from '../../../shared/paid-action/paid-action.ts';
import { usePaidAction } from '../../../shared/paid-action/use-paid-action.tsx';
import { callSignedIn } from '../../../shared/session/call-signed-in.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { openWalletSheet } from '../../../shared/wallet/wallet-sheet-state.ts';
import type { OwnedBox } from '../box-queries.ts';
import { Envelope } from '../envelope.tsx';
import { boxNumber } from '../figures.ts';
import { useSeriesName } from '../series-name.ts';
import { type BoxText, boxTexts } from '../texts.ts';
import { BoxListFrame } from './box-list-frame.tsx';
import { bySeries } from './by-series.ts';
import { Reveal } from './reveal.tsx';
import type { MyBoxes } from './use-my-boxes.ts';

/** Boxes of drawn series that are still closed. */
export function ToOpenList({ boxes }: Readonly<{ boxes: MyBoxes }>): ReactNode {
  const t = useTexts(boxTexts);
  const opening = useOpening();
  return (
    <>
      <BoxListFrame boxes={boxes} empty={t('noneToOpen')}>
        {opening.refusal && (
          <div role="alert" className="px-4 pt-4">
            <Notice kind="bad">{opening.refusal}</Notice>
          </div>
        )}
        {bySeries(boxes.rows).map((group) => (
          <Group key={group.seriesId} {...group} open={opening.open} />
        ))}
      </BoxListFrame>
      {opening.view}
    </>
  );
}

type GroupProps = Readonly<{
  seriesId: string;
  boxes: readonly OwnedBox[];
  open: (boxes: readonly OwnedBox[]) => void;
}>;

function Group({ seriesId, boxes, open }: GroupProps): ReactNode {
  const t = useTexts(boxTexts);
  const name = useSeriesName();
  return (
    <section aria-label={name(seriesId)} className="px-4 pt-4">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="title text-20">{name(seriesId)}</h2>
          <p className="text-14 text-ink-2">{t('openAnyTime')}</p>
        </div>
        {boxes.length > 1 && (
          <div className="flex-none">
            <Button size="small" onClick={() => open(boxes)}>
              {t('openAll', { n: boxes.length })}
            </Button>
          </div>
        )}
      </div>
      {boxes.length > 1 && (
        <p className="mt-1 text-13 text-ink-2">{t('oneByOne', { n: boxes.length })}</p>
      )}
      <ul className="mt-3 grid grid-cols-3 gap-x-3 gap-y-4">
        {boxes.map((box) => (
          <li key={box.boxId}>
            <button type="button" className="press w-full text-left" onClick={() => open([box])}>
              <Envelope seriesId={seriesId} state="sealed" />
              <span className="mt-1 block font-mono text-14">
                {t('number', { box: boxNumber(box.boxId) })}
              </span>
              <span className="block min-h-6 text-14 font-strong text-primary">{t('open')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Opening = Readonly<{
  /** Opens boxes one after the other, each with a signature of its own. */
  open(boxes: readonly OwnedBox[]): void;
  refusal: string | null;
  view: ReactNode;
}>;

/** Boxes to open, and which of them it is at. */
type Queue = Readonly<{ boxes: readonly OwnedBox[]; at: number }>;

/** Opening of boxes: the sheet of each, then what was in it. */
function useOpening(): Opening {
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

type BoxParams = Readonly<{ seriesId: string; boxId: string }>;

/** The prize of a box to its owner. What it is was fixed with the reveal; opening only pays it. */
const openBox = definePaidAction<BoxParams, unknown, BoxText>({
  key: 'blind-boxes.open',
  texts: boxTexts,
  lock: ({ seriesId, boxId }) => `blind-boxes.open:${seriesId}:${boxId}`,
  needs: ['wallet', 'network'],
  summary: ({ params: { boxId }, t }) => {
    const box = boxNumber(boxId);
    return {
      review: t('openReview', { box }),
      doing: t('openDoing', { box }),
      done: t('openDone', { box }),
      undone: t('openUndone'),
      give: [],
      giveNothing: t('giveNothing'),
      get: t('openGet'),
      canFail: t('openCanFail'),
    };
  },
  before: ({ seriesId, boxId }) =>
    callSignedIn(wire.blindBoxes.prepareOpening, {
      seriesId: BigInt(seriesId),
      boxId: BigInt(boxId),
    }),
  call: ({ seriesId, boxId }, _order, { chain }) => ({
    contract: chain.contract('blindBox'),
    call: blindBox.open(BigInt(seriesId), BigInt(boxId)),
  }),
  after: wire.blindBoxes.confirmOpening,
  invalidate: () => [['blind-boxes'], ['chain', 'blind-boxes']],
});
