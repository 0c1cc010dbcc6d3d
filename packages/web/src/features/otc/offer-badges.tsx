import type { Address } from '@vellum/tron/address';
import { Check, Lock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { coinText } from '../../shared/coins/coin-amount.tsx';
import { shortDay, shortMoment } from '../../shared/format/date.ts';
import { shareText } from '../../shared/format/percent.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useLpOf } from '../../shared/lp/use-lp-of.ts';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { termsOf, writtenCoin } from './offer-figures.ts';
import type { Offer } from './otc-queries.ts';
import { otcTexts } from './texts.ts';

type OfferBadgesProps = Readonly<{
  offer: Offer;
  address: Address | null;
  /** Whether the end is told to the minute, also when it is days away. */
  exact?: boolean;
}>;

/** Who may take how much until when, and what to mind. */
export function OfferBadges({ offer, address, exact = false }: OfferBadgesProps): ReactNode {
  const t = useTexts(otcTexts);
  const state = useOfferState(offer);
  return (
    <span className="flex flex-wrap gap-2">
      <Doubts offer={offer} />
      {state === 'open' ? (
        <OpenBadges offer={offer} address={address} exact={exact} />
      ) : (
        <StatusBadge
          kind={state === 'expired' ? 'warn' : 'plain'}
          icon={state === 'taken' ? Check : Lock}
        >
          {t(state)}
        </StatusBadge>
      )}
    </span>
  );
}

const DAY = 86_400_000;

/** The state by the chain's clock: an offer ends by itself, without a word of the index. */
export function useOfferState({ state, expires }: Pick<Offer, 'state' | 'expires'>) {
  const now = useNow(useChainClock());
  return state === 'open' && now >= expires ? 'expired' : state;
}

function Doubts({ offer: { sell, want } }: Readonly<{ offer: Offer }>): ReactNode {
  const t = useTexts(otcTexts);
  return [sell, want]
    .filter(({ standing, like }) => standing === 'unknown' || like !== null)
    .map(({ coin, like }) => (
      <StatusBadge key={coin} kind="warn" icon={TriangleAlert}>
        {like === null ? t('notKnown') : t('nearTo', { like })}
      </StatusBadge>
    ));
}

function OpenBadges({ offer, address, exact }: OfferBadgesProps): ReactNode {
  const t = useTexts(otcTexts);
  const locale = useLocale();
  const isFar = useNow(useChainClock()) + DAY < offer.expires;
  const coin = writtenCoin(offer.sell);
  const { amount, left } = termsOf(offer);
  const { decimals } = coin;
  const isLp = useLpOf(coin) !== null;
  const text = (part: bigint | string) =>
    isLp || decimals === null
      ? shareText(BigInt(part), amount)
      : coinText(part, { decimals }).short.replace(/\.00$/, '');
  return (
    <>
      {offer.onlyTaker !== null && (
        <StatusBadge kind="accent" icon={Lock}>
          {t(offer.onlyTaker === address ? 'forYou' : 'forOne')}
        </StatusBadge>
      )}
      {offer.wholeOnly ? (
        <StatusBadge>{t('whole')}</StatusBadge>
      ) : (
        <StatusBadge kind="primary">{t('partsFrom', { least: text(offer.smallest) })}</StatusBadge>
      )}
      {offer.fills > 0 && (
        <StatusBadge>{t('takenOf', { taken: text(amount - left), all: text(amount) })}</StatusBadge>
      )}
      <StatusBadge>
        {t('until', { time: (isFar && !exact ? shortDay : shortMoment)(offer.expires, locale) })}
      </StatusBadge>
    </>
  );
}
