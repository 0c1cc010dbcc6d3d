import { Clock, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shortMoment } from '../../shared/format/short-day.ts';
import { unbroken } from '../../shared/format/unbroken.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { BoxListFrame } from './box-list-frame.tsx';
import type { OwnedBox } from './box-queries.ts';
import { bySeries, numbersText } from './by-series.ts';
import { Envelope } from './envelope.tsx';
import { minutesUntil } from './phases.ts';
import { useSeriesName } from './series-name.ts';
import { boxTexts } from './texts.ts';
import type { MyBoxes } from './use-my-boxes.ts';

/** Boxes whose series is not drawn yet. */
export function WaitingList({ boxes }: Readonly<{ boxes: MyBoxes }>): ReactNode {
  const t = useTexts(boxTexts);
  return (
    <BoxListFrame boxes={boxes} empty={t('noneWaiting')}>
      <ul className="pt-2">
        {bySeries(boxes.rows).map((group) => (
          <li key={group.seriesId} className="border-t border-line-soft first:border-t-0">
            <Waiting {...group} head={boxes.head} />
          </li>
        ))}
      </ul>
    </BoxListFrame>
  );
}

type WaitingProps = Readonly<{ seriesId: string; boxes: readonly OwnedBox[]; head: number }>;

function Waiting({ seriesId, boxes, head }: WaitingProps): ReactNode {
  const name = useSeriesName();
  const box = boxes[0] as OwnedBox;
  const isSelling = box.phase === 'onSale';
  return (
    <Link
      to={`${paths.box}?series=${seriesId}`}
      className="flex items-center gap-3 px-4 py-3 hover:bg-surface-2"
    >
      <span className="w-16 flex-none">
        <Envelope seriesId={seriesId} state="sealed" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block">{name(seriesId)}</span>
        <span className="block font-mono text-14 text-ink-2">{numbersText(boxes)}</span>
      </span>
      <span className="flex w-32 flex-none gap-1 text-14 text-ink-2">
        <Icon of={isSelling ? Clock : Hourglass} size={16} className="mt-0.5" />
        <span>{useWaitText(box, head)}</span>
      </span>
    </Link>
  );
}

function useWaitText({ phase, revealBlock, revealBy }: OwnedBox, head: number): string {
  const t = useTexts(boxTexts);
  const locale = useLocale();
  if (phase === 'onSale') return t('waitSale');
  if (revealBy !== null) return t('waitSecret', { time: unbroken(shortMoment(revealBy, locale)) });
  if (revealBlock === null) return t('waitClose');
  return head < revealBlock
    ? t('waitBlock', { n: minutesUntil(revealBlock, head) })
    : t('waitCapture');
}
