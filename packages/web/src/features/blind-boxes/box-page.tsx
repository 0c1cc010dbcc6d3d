import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { isNotFound } from '../../shared/http/is-not-found.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { type SeriesDetail, seriesQuery } from './box-queries.ts';
import { buyBoxes } from './buy-boxes.ts';
import { BuyPart } from './buy-part.tsx';
import { DuePart } from './due-part.tsx';
import { FairnessPart } from './fairness-part.tsx';
import { OddsTable } from './odds-table.tsx';
import { SeriesHead } from './series-head.tsx';
import { seriesIn } from './series-name.ts';
import { SeriesSkeleton } from './series-skeleton.tsx';
import { SeriesSteps } from './series-steps.tsx';
import { boxTexts } from './texts.ts';
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
