import type { ReactNode } from 'react';
import { countText } from '../../shared/format/count-text.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Dot } from '../../shared/ui/dot.tsx';
import { ShareButton } from '../../shared/ui/share-button.tsx';
import type { SeriesDetail } from './box-queries.ts';
import { Envelope } from './envelope.tsx';
import { bandOf, envelopeOf } from './series-envelope.ts';
import { useSeriesName } from './series-name.ts';
import { StateBadge } from './state-badge.tsx';
import { boxTexts } from './texts.ts';

/** Which series this is. */
export function SeriesHead({ series }: Readonly<{ series: SeriesDetail }>): ReactNode {
  const t = useTexts(boxTexts);
  const name = useSeriesName();
  return (
    <div className="px-4">
      <div className="mx-auto max-w-[300px]">
        <Envelope seriesId={series.seriesId} state={envelopeOf(series)} band={bandOf(series)} />
      </div>
      <div className="mt-3 flex items-start justify-between gap-3">
        <h2 className="title text-24">{name(series.seriesId)}</h2>
        <div className="-mt-1 -mr-3 -mb-2 flex flex-none items-center">
          <StateBadge state={series.status} />
          <ShareButton
            title={name(series.seriesId)}
            path={`${paths.box}?series=${series.seriesId}`}
          />
        </div>
      </div>
      <p className="text-14 text-ink-2">
        {t('chainSeries', { n: series.seriesId })}
        <Dot />
        {t('soldOf', { sold: countText(series.sold), total: countText(series.total) })}
      </p>
    </div>
  );
}
