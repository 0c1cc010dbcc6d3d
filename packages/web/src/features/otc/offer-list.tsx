import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PagedList, type PagedQuery } from '../../shared/ui/paged-list.tsx';
import { OfferRow } from './offer-row.tsx';
import type { Offer } from './otc-queries.ts';
import { otcTexts } from './texts.ts';

type OfferListProps = Readonly<{
  label: string;
  query: PagedQuery<Offer>;
  address: Address | null;
  onOpen: (offer: Offer) => void;
  empty: ReactNode;
}>;

/** Offers; a tap shows all of one and what can be done with it. */
export function OfferList({ label, query, address, onOpen, empty }: OfferListProps): ReactNode {
  const t = useTexts(otcTexts);
  return (
    <PagedList
      query={query}
      label={label}
      keyOf={({ offerId }) => offerId}
      render={(offer) => <OfferRow offer={offer} address={address} onOpen={() => onOpen(offer)} />}
      failed={{ text: t('listFailed') }}
      empty={empty}
    />
  );
}
