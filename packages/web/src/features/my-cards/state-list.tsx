import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CardRow } from '../../shared/cards/card-row.tsx';
import { CardRowSkeletons } from '../../shared/cards/card-row-skeletons.tsx';
import { type CardState, CardStateBadge } from '../../shared/cards/card-state-badge.tsx';
import type { MyCard } from '../../shared/cards/my-card-queries.ts';
import { RewardAmount } from '../../shared/cards/reward-amount.tsx';
import { SunAmount } from '../../shared/cards/sun-amount.tsx';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { InfiniteList } from '../../shared/ui/lists/infinite-list.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { myCardTexts } from './texts.ts';
import { useMyCards } from './use-my-cards.ts';

type StateListProps = Readonly<{
  address: Address;
  state: CardState;
  /** A row of its own look, such as one that can be chosen. */
  render?: (card: MyCard) => ReactNode;
}>;

/** My cards in one state, as far as they are loaded. */
export function StateList({ address, state, render }: StateListProps): ReactNode {
  const t = useTexts(myCardTexts);
  const { cards, tail, loadMore, failed } = useMyCards(address, state);
  if (failed) {
    return <ErrorState title={t('failedTitle')} text={t('failedText')} retry={failed} />;
  }
  if (cards.length === 0 && tail === 'end') return <Empty state={state} />;
  if (cards.length === 0 && tail === 'loading') return <CardRowSkeletons count={3} />;
  return (
    <InfiniteList
      label={t(`${state}Tab`, { n: cards.length })}
      items={cards}
      keyOf={({ tokenId }) => tokenId}
      render={(card) =>
        render?.(card) ?? (
          <CardRow
            tokenId={card.tokenId}
            detail={<RowDetail card={card} />}
            value={<RowValue card={card} />}
          />
        )
      }
      tail={tail}
      loadMore={loadMore}
    />
  );
}

function Empty({ state }: Readonly<{ state: CardState }>): ReactNode {
  const t = useTexts(myCardTexts);
  const to = state === 'pledged' ? paths.cardPledge : paths.market;
  return (
    <EmptyState
      title={t(`${state}Empty`)}
      text={t(`${state}EmptyText`)}
      action={
        state !== 'frozen' && (
          <Link to={to} className={buttonClass('secondary')}>
            {t(state === 'pledged' ? 'toPledge' : 'toMarket')}
          </Link>
        )
      }
    />
  );
}

type PartProps = Readonly<{ card: MyCard }>;

/** Under the name: until when a card is held, and by what. */
export function RowDetail({ card }: PartProps): ReactNode {
  const t = useTexts(myCardTexts);
  const locale = useLocale();
  const now = useNow(useChainClock());
  const { pledge, frozen } = card;
  if (pledge && pledge.unlockAt <= now) {
    return <CardStateBadge state="pledged" isDue />;
  }
  if (pledge) return t('unlocks', { time: dateTimeText(pledge.unlockAt, locale) });
  if (frozen) {
    return (
      <>
        <span className="block truncate">{frozen.reason}</span>
        {t('until', { time: dateTimeText(frozen.until, locale) })}
      </>
    );
  }
  return card.listing === null && card.lastPrice !== null ? (
    <LastPrice sun={card.lastPrice} />
  ) : null;
}

/** At the right: what a card costs, or has earned. */
export function RowValue({ card }: PartProps): ReactNode {
  const t = useTexts(myCardTexts);
  if (card.listing) return <SunAmount cost sun={card.listing.price} />;
  if (card.pledge) {
    return (
      <>
        <RewardAmount money={card.pledge.earned} />
        <span className="block text-13 text-ink-2">{t('earned')}</span>
      </>
    );
  }
  return null;
}

/** What anyone paid for the card last: its holder may have got it as a gift. */
function LastPrice({ sun }: Readonly<{ sun: string }>): ReactNode {
  const t = useTexts(myCardTexts);
  return (
    <>
      {t('lastPrice')} <SunAmount cost sun={sun} className="" />
    </>
  );
}
