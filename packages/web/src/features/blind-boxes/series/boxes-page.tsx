import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { amountText, twoDecimals } from '../../../shared/format/amount.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Icon } from '../../../shared/ui/art/icon.tsx';
import { buttonClass } from '../../../shared/ui/buttons/button-class.ts';
import { FilterChips } from '../../../shared/ui/fields/filter-chips.tsx';
import { InfiniteList } from '../../../shared/ui/lists/infinite-list.tsx';
import { tailOf } from '../../../shared/ui/lists/list-tail.ts';
import { EmptyState } from '../../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { type BoxState, type Series, seriesListQuery } from '../box-queries.ts';
import { Envelope } from '../envelope.tsx';
import { costOf, worthOf } from '../odds.ts';
import { useSeriesName } from '../series-name.ts';
import { StateBadge } from '../state-badge.tsx';
import { boxTexts } from '../texts.ts';
import { useRates } from '../use-rates.ts';
import { bandOf, envelopeOf } from './series-envelope.ts';
import { SeriesNote } from './series-note.tsx';
import { SeriesRowSkeletons } from './series-skeleton.tsx';

const filters = ['all', 'onSale', 'preparing', 'ended', 'soldOut'] as const;

/** The market of boxes: every series with its price, what is left and what it is worth on average. */
export function BoxesPage(): ReactNode {
  const t = useTexts(boxTexts);
  const [state, setState] = useState<BoxState | null>(null);
  return (
    <>
      <div className="flex items-center justify-between gap-3 px-4 pt-1">
        <p className="text-14 text-ink-2">{t('promise')}</p>
        <Link
          to={paths.myBoxes}
          className="flex min-h-11 flex-none items-center gap-1 text-14 text-primary"
        >
          {t('myBoxes')}
          <Icon of={ChevronRight} size={16} />
        </Link>
      </div>
      <div className="mt-2">
        <FilterChips
          label={t('filter')}
          choices={filters.map((value) => ({ value, label: t(value) }))}
          value={state ?? 'all'}
          onChange={(next) => setState(next === 'all' ? null : next)}
        />
      </div>
      <SeriesList state={state} />
      <div className="mx-4 mt-4">
        <Notice>{t('chance')}</Notice>
      </div>
    </>
  );
}

function SeriesList({ state }: Readonly<{ state: BoxState | null }>): ReactNode {
  const t = useTexts(boxTexts);
  const query = useInfiniteQuery(seriesListQuery(state));
  const pages = query.data?.pages ?? [];
  const rows = pages.flatMap(({ list, asOf }) =>
    list.map((series) => ({ series, head: asOf.head })),
  );
  if (query.isError && rows.length === 0) {
    return (
      <ErrorState
        title={t('failedTitle')}
        text={t('failedText')}
        retry={() => void query.refetch()}
      />
    );
  }
  if (query.isPending) return <SeriesRowSkeletons />;
  if (rows.length === 0) {
    return (
      <EmptyState
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Link to={paths.market} className={buttonClass()}>
            {t('emptyAction')}
          </Link>
        }
      />
    );
  }
  return (
    <InfiniteList
      label={t('list')}
      items={rows}
      keyOf={({ series }) => series.seriesId}
      render={(row) => <SeriesRow {...row} />}
      tail={tailOf(query)}
      loadMore={() => void query.fetchNextPage()}
    />
  );
}

type SeriesRowProps = Readonly<{ series: Series; head: number }>;

/** A series in the list: what it costs, what it is worth on average, where it stands. */
function SeriesRow({ series, head }: SeriesRowProps): ReactNode {
  const name = useSeriesName();
  return (
    <Link
      to={`${paths.box}?series=${series.seriesId}`}
      className="flex gap-4 px-4 py-4 hover:bg-surface-2"
    >
      <div className="w-30 flex-none">
        <Envelope seriesId={series.seriesId} state={envelopeOf(series)} band={bandOf(series)} />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-2">
          <h2 className="title text-18">{name(series.seriesId)}</h2>
          <StateBadge state={series.status} />
        </div>
        <Price series={series} />
        <SeriesNote series={series} head={head} />
      </div>
    </Link>
  );
}

function Price({ series }: Readonly<{ series: Series }>): ReactNode {
  const t = useTexts(boxTexts);
  const { trx, prize } = useRates(series.prizeCoin.address);
  const price = BigInt(series.price);
  const average = BigInt(series.expectedPrize);
  const { symbol, decimals } = series.prizeCoin;
  return (
    <>
      <p className="mt-1">
        <b className="font-strong">{amountText(price, 6).short}</b>
        <span className="ml-1 text-14 text-ink-2">
          {trx ? t('trxInU', { u: twoDecimals(costOf(price, trx), 'up') }) : 'TRX'}
        </span>
      </p>
      <p className="text-14 text-ink-2">
        {prize
          ? t('worthOnAverage', { u: twoDecimals(worthOf(average, prize)) })
          : t('holdsOnAverage', { amount: `${amountText(average, decimals).short} ${symbol}` })}
      </p>
    </>
  );
}
