import { useQueries } from '@tanstack/react-query';
import { shortenAddress } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { CARD_ROW_HEIGHT, CardRow } from '../../shared/cards/card-row.tsx';
import { SunAmount } from '../../shared/cards/sun-amount.tsx';
import { aboveBy } from '../../shared/cards/trx-price.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { VirtualList } from '../../shared/ui/virtual-list.tsx';
import type { RowRange } from '../../shared/ui/visible-rows.ts';
import { LISTINGS_A_PAGE, type Listing, listingsQuery } from './card-queries.ts';
import { isUnreadable, type ListingFilter, narrowings } from './listing-filter.ts';
import { pagesOf, rowAt, rowCount } from './listing-pages.ts';
import { signedPriceChange } from './price-change.ts';
import { useNewPrices } from './use-new-prices.ts';
import { useTexts } from './use-texts.ts';

type ListingListProps = Readonly<{ filter: ListingFilter; onClear: () => void }>;

/** All that match, however many: only the pages in sight are fetched and only their rows drawn. */
export function ListingList({ filter, onClear }: ListingListProps): ReactNode {
  const t = useTexts();
  const [range, setRange] = useState<RowRange>({ from: 0, to: 1 });
  // The first page tells how long the list is, wherever one looks.
  const pages = [...new Set([1, ...pagesOf(range, LISTINGS_A_PAGE)])];
  const queries = useQueries({
    queries: pages.map((page) => ({
      ...listingsQuery(filter, page),
      enabled: !isUnreadable(filter),
    })),
  });
  const newPrices = useNewPrices();
  const loaded = queries.flatMap(({ data }) => data ?? []);
  const [first] = loaded;
  if (isUnreadable(filter)) return null;
  if (!first) {
    const failed = queries.some(({ isError }) => isError);
    return failed ? <Failed retry={() => queries.map((query) => query.refetch())} /> : <Loading />;
  }
  const count = rowCount(first);
  if (count === 0) return <Nothing filter={filter} onClear={onClear} />;
  return (
    <VirtualList
      label={t('listings')}
      count={count}
      rowHeight={CARD_ROW_HEIGHT}
      onRange={setRange}
      render={(index) => {
        const listing = rowAt(loaded, index);
        return listing ? (
          <ListingRow listing={listing} newPrice={newPrices.get(listing.level) ?? null} />
        ) : (
          <RowSkeleton />
        );
      }}
    />
  );
}

type ListingRowProps = Readonly<{ listing: Listing; newPrice: bigint | null }>;

function ListingRow({ listing, newPrice }: ListingRowProps): ReactNode {
  const t = useTexts();
  const above = newPrice === null ? null : aboveBy(BigInt(listing.price), newPrice);
  return (
    <CardRow
      tokenId={listing.tokenId}
      detail={<span className="font-mono">{shortenAddress(listing.seller)}</span>}
      value={
        <>
          <span className="block">
            <SunAmount cost sun={listing.price} />
          </span>
          {above !== null && (
            <span className="block text-13 text-ink-2">
              {t('versusNew', { change: signedPriceChange(above) })}
            </span>
          )}
        </>
      }
    />
  );
}

function RowSkeleton(): ReactNode {
  return (
    <div className="grid h-full grid-cols-[64px_1fr] items-center gap-3 px-4">
      <Skeleton height={64} />
      <div className="grid gap-2">
        <Skeleton width="60%" />
        <Skeleton width="40%" height={16} />
      </div>
    </div>
  );
}

function Loading(): ReactNode {
  const t = useTexts();
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      {[1, 2, 3, 4, 5].map((place) => (
        <div key={place} style={{ height: CARD_ROW_HEIGHT }}>
          <RowSkeleton />
        </div>
      ))}
    </div>
  );
}

function Failed({ retry }: Readonly<{ retry: () => void }>): ReactNode {
  const t = useTexts();
  return <ErrorState title={t('failedTitle')} text={t('failedText')} retry={retry} />;
}

type NothingProps = Readonly<{ filter: ListingFilter; onClear: () => void }>;

/** Why the list is empty: nothing is for sale, nothing fits the filters, or nothing has the number. */
function Nothing({ filter, onClear }: NothingProps): ReactNode {
  const t = useTexts();
  const isNarrow = narrowings(filter) > 0;
  if (!isNarrow && filter.number.trim() === '') {
    return <EmptyState title={t('nothingTitle')} text={t('nothingText')} />;
  }
  return (
    <EmptyState
      title={t('noMatchTitle')}
      text={t(isNarrow ? 'noMatchText' : 'noNumberText')}
      action={
        <Button kind="secondary" onClick={onClear}>
          {t(isNarrow ? 'clearFilters' : 'clearSearch')}
        </Button>
      }
    />
  );
}
