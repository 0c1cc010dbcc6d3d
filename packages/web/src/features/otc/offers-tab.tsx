import { useInfiniteQuery } from '@tanstack/react-query';
import { otcDesk } from '@vellum/contracts/otc';
import type { Address } from '@vellum/tron/address';
import { ArrowUpDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ProofLine } from '../../shared/chain/proof-line.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { linkedOffers } from './linked-offers.ts';
import { OfferFilters, type Picked } from './offer-filters.tsx';
import { OfferList } from './offer-list.tsx';
import { type Offer, type OfferFilter, offersQuery } from './otc-queries.ts';
import { otcTexts } from './texts.ts';

type OffersTabProps = Readonly<{ address: Address | null; onOpen: (offer: Offer) => void }>;

const orders = ['cheapest', 'newest', 'ending'] as const;
type Order = (typeof orders)[number];
const orderTexts = { cheapest: 'byPool', newest: 'byAge', ending: 'byEnd' } as const;

/** What is open to the reader, lowest against the pool first. */
export function OffersTab({ address, onOpen }: OffersTabProps): ReactNode {
  const t = useTexts(otcTexts);
  const [search] = useSearchParams();
  const [picked, pick] = useState<Picked>(() => linkedOffers(search));
  const [order, setOrder] = useState<Order>('cheapest');
  const query = useInfiniteQuery(offersQuery(filterOf(picked, order, address)));
  const total = query.data?.pages[0]?.total;
  const block = query.data?.pages[0]?.asOf.head;
  const nextOrder = orders[(orders.indexOf(order) + 1) % orders.length] ?? 'cheapest';
  return (
    <>
      <p className="px-4 pt-4 pb-2 text-14 text-ink-2">{t('promise')}</p>
      <OfferFilters picked={picked} onPick={pick} address={address} />
      <Section
        title={total === undefined ? t('offers') : t('offerCount', { n: total })}
        aside={
          <button
            type="button"
            className="flex min-h-11 items-center gap-1 text-primary"
            onClick={() => setOrder(nextOrder)}
          >
            <span className="sr-only">{t('orderedBy')}</span>
            {t(orderTexts[order])}
            <Icon of={ArrowUpDown} size={16} />
          </button>
        }
      >
        <OfferList
          label={t('offers')}
          query={query}
          address={address}
          onOpen={onOpen}
          empty={<EmptyState title={t('noOffers')} text={t('noOffersText')} />}
        />
      </Section>
      {block !== undefined && (
        <ProofLine
          block={block}
          ask={async (chain) => {
            const n = await chain.read('otcDesk', otcDesk.count());
            return t('chainCounts', { n: n.toString() });
          }}
        />
      )}
    </>
  );
}

function filterOf(
  { sell, trx, parts, mine }: Picked,
  order: Order,
  address: Address | null,
): OfferFilter {
  return {
    state: 'open',
    order,
    ...(sell && { sell }),
    ...(trx && { trx }),
    ...(parts && { parts }),
    ...(address && { taker: address }),
    ...(address && mine && { named: true }),
  };
}
