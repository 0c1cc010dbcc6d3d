import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { InfiniteList } from '../../shared/ui/infinite-list.tsx';
import { tailOf } from '../../shared/ui/list-tail.ts';
import { PartFailed } from '../../shared/ui/part-failed.tsx';
import { OfferRow } from './offer-row.tsx';
import type { Offer } from './otc-queries.ts';
import { useTexts } from './use-texts.ts';

type OfferListProps = Readonly<{
  label: string;
  query: UseInfiniteQueryResult<
    Readonly<{ pages: readonly Readonly<{ list: readonly Offer[] }>[] }>
  >;
  address: Address | null;
  onOpen: (offer: Offer) => void;
  empty: ReactNode;
}>;

/** Offers; a tap shows all of one and what can be done with it. */
export function OfferList({ label, query, address, onOpen, empty }: OfferListProps): ReactNode {
  const t = useTexts();
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? [];
  if (query.isError && rows.length === 0) {
    return (
      <div className="px-4 pt-2">
        <PartFailed text={t('listFailed')} retry={() => void query.refetch()} />
      </div>
    );
  }
  if (query.isSuccess && rows.length === 0) return empty;
  return (
    <InfiniteList
      label={label}
      items={rows}
      keyOf={({ offerId }) => offerId}
      render={(offer) => <OfferRow offer={offer} address={address} onOpen={() => onOpen(offer)} />}
      tail={tailOf(query)}
      loadMore={() => void query.fetchNextPage()}
    />
  );
}
