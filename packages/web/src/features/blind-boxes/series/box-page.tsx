import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { countText } from '../../../shared/format/count-text.ts';
import { isNotFound } from '../../../shared/http/call-failed.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { usePaidAction } from '../../../shared/paid-action/use-paid-action.tsx';
import { buttonClass } from '../../../shared/ui/buttons/button-class.ts';
import { Dot } from '../../../shared/ui/dot.tsx';
import { ShareButton } from '../../../shared/ui/overlays/share-button.tsx';
import { EmptyState } from '../../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { type SeriesDetail, seriesQuery } from '../box-queries.ts';
import { Envelope } from '../envelope.tsx';
import { FairnessPart } from '../fairness-part.tsx';
import { seriesIn, useSeriesName } from '../series-name.ts';
import { StateBadge } from '../state-badge.tsx';
import { boxTexts } from '../texts.ts';
import { buyBoxes } from './buy-boxes.ts';
import { BuyPart } from './buy-part.tsx';
import { DuePart } from './due-part.tsx';
import { OddsTable } from './odds-table.tsx';
import { bandOf, envelopeOf } from './series-envelope.ts';
import { SeriesSkeleton } from './series-skeleton.tsx';
import { SeriesSteps } from './series-steps.tsx';
import { ValuePart } from './value-part.tsx';

/** One series of boxes: what is in it, the odds, why nobody can choose, and the purchase. */
export function BoxPage(): ReactNode {
  const [search] = useSearchParams();
  const seriesId = seriesIn(search);
  return seriesId === null ? <NoSuchSeries /> : <Loaded key={seriesId} seriesId={seriesId} />;
}

function Loaded({ seriesId }: Readonly<{ seriesId: string }>): ReactNode {
  const t = useTexts(boxTexts);
  const { data, error, refetch } = useQuery(seriesQuery(seriesId));
  if (data) return <SeriesPage series={data} />;
  if (!error) return <SeriesSkeleton />;
  if (isNotFound(error)) return <NoSuchSeries />;
  return (
    <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
  );
}

function SeriesPage({ series }: Readonly<{ series: SeriesDetail }>): ReactNode {
  const t = useTexts(boxTexts);
  const purchase = usePaidAction(buyBoxes);
  const isSelling = series.phase === 'onSale' || series.phase === 'preparing';
  return (
    <>
      <SeriesHead series={series} />
      <SeriesSteps series={series} />
      <DuePart series={series} />
      {!isSelling && (
        <div className="px-4 pt-4">
          <Link to={paths.myBoxes} className={buttonClass('secondary')}>
            {t('seeMine')}
          </Link>
        </div>
      )}
      <ValuePart series={series} />
      <OddsTable series={series} />
      <FairnessPart series={series} />
      {isSelling ? (
        <BuyPart series={series} action={purchase} />
      ) : (
        <div className="mx-4 mt-8">
          <Notice>{t('chance')}</Notice>
        </div>
      )}
      {/* Whoever buys the last boxes still sees how it ended. */}
      {purchase.sheet}
    </>
  );
}

function NoSuchSeries(): ReactNode {
  const t = useTexts(boxTexts);
  return (
    <EmptyState
      title={t('unknownTitle')}
      text={t('unknownText')}
      action={
        <Link to={paths.boxes} className={buttonClass()}>
          {t('allSeries')}
        </Link>
      }
    />
  );
}

/** Which series this is. */
function SeriesHead({ series }: Readonly<{ series: SeriesDetail }>): ReactNode {
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
