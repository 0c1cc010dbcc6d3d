import { priceOfPart } from '@vellum/api/otc/otc-offer';
import type { Address } from '@vellum/tron/address';
import { ArrowRightLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { percentText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useLpOf } from '../../shared/lp/use-lp-of.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { PagedList, type PagedQuery } from '../../shared/ui/lists/paged-list.tsx';
import { OfferAmount } from './offer-amount.tsx';
import { OfferBadges } from './offer-badges.tsx';
import { abovePoolOf, priceText, termsOf, writtenCoin } from './offer-figures.ts';
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

type OfferRowProps = Readonly<{
  offer: Offer;
  address: Address | null;
  onOpen: () => void;
}>;

const WHOLE_BPS = 10_000n;

/** What is still offered and what is wanted for it. */
function OfferRow({ offer, address, onOpen }: OfferRowProps): ReactNode {
  const t = useTexts(otcTexts);
  const [sell, want] = [writtenCoin(offer.sell), writtenCoin(offer.want)];
  const terms = termsOf(offer);
  // Nobody counts units of LP, nor their price.
  const isCounted = useLpOf(sell) === null;
  // Of one that is over, what it was.
  const shown = terms.left === 0n ? terms.amount : terms.left;
  const taken = terms.amount - terms.left;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="grid w-full gap-2 px-4 py-3 text-left hover:bg-surface-2"
    >
      <span className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <Side name={t('sells')}>
          <OfferAmount amount={shown} coin={sell} worth="below" />
        </Side>
        <Icon of={ArrowRightLeft} size={20} className="text-ink-2" />
        <Side name={t('wants')} end>
          <OfferAmount amount={priceOfPart(terms, shown)} coin={want} />
        </Side>
      </span>
      {offer.state === 'open' && offer.fills > 0 && (
        <span
          aria-hidden
          className="hatched block h-2 rounded-full border border-line [--hatch:var(--engrave)]"
        >
          <span
            className="block h-full rounded-full bg-primary"
            style={{ width: `${Number((taken * WHOLE_BPS) / terms.amount) / 100}%` }}
          />
        </span>
      )}
      {isCounted && (
        <span className="flex justify-between gap-3 text-14 text-ink-2">
          <span>{t('each', { price: `${priceText(terms, sell, want)} ${want.symbol}` })}</span>
          <AgainstPool offer={offer} />
        </span>
      )}
      <OfferBadges offer={offer} address={address} />
      <span className="sr-only">{t('details', { n: offer.offerId })}</span>
    </button>
  );
}

type SideProps = Readonly<{ name: string; end?: boolean; children: ReactNode }>;

function Side({ name, end = false, children }: SideProps): ReactNode {
  return (
    <span className={`min-w-0 text-18 ${end ? 'text-right' : ''}`}>
      <span className="block text-13 text-ink-2">{name}</span>
      {children}
    </span>
  );
}

/** `4.8 % under the pool`: where a trade in the pool would begin, before its own fee and its own effect. */
function AgainstPool({ offer }: Readonly<{ offer: Offer }>): ReactNode {
  const t = useTexts(otcTexts);
  const above = abovePoolOf(offer);
  if (above === null) return <span className="text-right">{t('noPool')}</span>;
  if (above === 0) return <span className="text-right">{t('likePool')}</span>;
  const share = percentText(Math.abs(Math.trunc(above / 10)) * 10 || Math.abs(above));
  return above > 0 ? (
    <span className="text-right text-warn">{t('overPool', { share })}</span>
  ) : (
    <span className="text-right">{t('underPool', { share })}</span>
  );
}
