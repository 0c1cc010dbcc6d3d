import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { BoxListFrame } from './box-list-frame.tsx';
import type { OwnedBox } from './box-queries.ts';
import { bySeries } from './by-series.ts';
import { Envelope } from './envelope.tsx';
import { boxNumber } from './figures.ts';
import { useSeriesName } from './series-name.ts';
import { boxTexts } from './texts.ts';
import type { MyBoxes } from './use-my-boxes.ts';
import { useOpening } from './use-opening.tsx';

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
