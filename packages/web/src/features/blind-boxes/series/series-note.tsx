import type { ReactNode } from 'react';
import { amountText } from '../../../shared/format/amount.ts';
import { countText } from '../../../shared/format/count-text.ts';
import { shortDay, shortMoment } from '../../../shared/format/date.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Dot } from '../../../shared/ui/dot.tsx';
import type { Series } from '../box-queries.ts';
import { minutesUntil, stageOf } from '../phases.ts';
import { boxTexts } from '../texts.ts';

type SeriesNoteProps = Readonly<{ series: Series; head: number }>;

/** Where a series stands, in one or two facts. */
export function SeriesNote({ series, head }: SeriesNoteProps): ReactNode {
  const facts = useFacts(series, head);
  return (
    <>
      {series.phase === 'onSale' && <SoldBar series={series} />}
      <p className="mt-2 overflow-hidden text-13 text-ink-2">
        <span className="-ml-[15px] flex flex-wrap">
          {facts.map((fact) => (
            <span key={fact}>
              <Dot />
              {fact}
            </span>
          ))}
        </span>
      </p>
    </>
  );
}

function useFacts(series: Series, head: number): readonly string[] {
  const t = useTexts(boxTexts);
  const locale = useLocale();
  const sold = t('soldOf', { sold: countText(series.sold), total: countText(series.total) });
  switch (stageOf(series, head)) {
    case 'preparing':
      return [
        t('boxes', { n: series.total }),
        t('starts', { time: shortMoment(series.startAt, locale) }),
      ];
    case 'onSale':
      return [sold, t('ends', { day: shortDay(series.endAt, locale) })];
    case 'unsold':
      return [t('noneSold')];
    case 'closable':
      return [sold, t('drawNotBegun')];
    case 'waitingBlock':
      return [
        t('revealAt', { block: countText(series.revealBlock ?? 0) }),
        t('inMinutes', { n: minutesUntil(series.revealBlock ?? 0, head) }),
      ];
    case 'capturable':
      return [sold, t('blockThere')];
    case 'waitingSecret':
      return [sold, t('secretBy', { time: shortMoment(series.revealBy ?? 0, locale) })];
    case 'revealed':
      return [
        t('revealedOn', { day: shortDay(series.revealedAt ?? 0, locale) }),
        t('openedOf', { opened: countText(series.opened), sold: countText(series.sold) }),
      ];
    case 'void':
      return [t('voidBack', { amount: amountText(BigInt(series.refund ?? series.price), 6).full })];
  }
}

/** Solid is sold, hatched is still there. */
function SoldBar({ series }: Readonly<{ series: Pick<Series, 'sold' | 'total'> }>): ReactNode {
  const t = useTexts(boxTexts);
  return (
    <div
      role="progressbar"
      aria-label={t('soldLabel')}
      aria-valuemin={0}
      aria-valuemax={series.total}
      aria-valuenow={series.sold}
      className="hatched relative mt-2 h-1.5 overflow-hidden rounded-full border border-line bg-surface [--hatch:var(--engrave)]"
    >
      <div
        className="absolute inset-y-0 left-0 bg-primary"
        style={{ width: `${(series.sold / Math.max(1, series.total)) * 100}%` }}
      />
    </div>
  );
}
