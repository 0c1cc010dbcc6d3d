import { useQueries, useQuery } from '@tanstack/react-query';
import { shortenAddress } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { CARD_ROW_HEIGHT, CardRow } from '../../shared/cards/card-row.tsx';
import { CardRowSkeleton, CardRowSkeletons } from '../../shared/cards/card-row-skeletons.tsx';
import { SunAmount } from '../../shared/cards/sun-amount.tsx';
import { aboveBy } from '../../shared/cards/trx-price.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { VirtualList } from '../../shared/ui/lists/virtual-list.tsx';
import type { RowRange } from '../../shared/ui/lists/visible-rows.ts';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { LISTINGS_A_PAGE, type Listing, levelsQuery, listingsQuery } from './card-queries.ts';
import { isUnreadable, type ListingFilter, narrowings } from './listing-filter.ts';
import { pagesOf, rowAt, rowCount } from './listing-pages.ts';
import { signedPriceChange } from './price-change.ts';
import { marketTexts } from './texts.ts';

type ListingListProps = Readonly<{ filter: ListingFilter; onClear: () => void }>;

/** All that match, however many: only the pages in sight are fetched and only their rows drawn. */
export function ListingList({ filter, onClear }: ListingListProps): ReactNode {
  const t = useTexts(marketTexts);
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
    return failed ? (
      <Failed retry={() => queries.map((query) => query.refetch())} />
    ) : (
      <CardRowSkeletons count={5} />
    );
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
          <CardRowSkeleton />
        );
      }}
    />
  );
}

type ListingRowProps = Readonly<{ listing: Listing; newPrice: bigint | null }>;

function ListingRow({ listing, newPrice }: ListingRowProps): ReactNode {
  const t = useTexts(marketTexts);
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

function Failed({ retry }: Readonly<{ retry: () => void }>): ReactNode {
  const t = useTexts(marketTexts);
  return <ErrorState title={t('failedTitle')} text={t('failedText')} retry={retry} />;
}

type NothingProps = Readonly<{ filter: ListingFilter; onClear: () => void }>;

/** Why the list is empty: nothing is for sale, nothing fits the filters, or nothing has the number. */
function Nothing({ filter, onClear }: NothingProps): ReactNode {
  const t = useTexts(marketTexts);
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

/** What a new card costs now in sun, by level; without levels that have no price or none left. */
function useNewPrices(): ReadonlyMap<number, bigint> {
  const { data } = useQuery(levelsQuery);
  const priced = data?.list.filter(({ price }) => price !== null) ?? [];
  return new Map(priced.map(({ level, price }) => [level, BigInt(price ?? 0)]));
}
