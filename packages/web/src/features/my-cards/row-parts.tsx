import type { ReactNode } from 'react';
import { CardStateBadge } from '../../shared/cards/card-state-badge.tsx';
import type { MyCard } from '../../shared/cards/my-card-queries.ts';
import { RewardAmount } from '../../shared/cards/reward-amount.tsx';
import { SunAmount } from '../../shared/cards/sun-amount.tsx';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useNow } from '../../shared/ui/use-now.ts';
import { myCardTexts } from './texts.ts';

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
  return card.listing === null && card.lastPrice !== null ? <Paid sun={card.lastPrice} /> : null;
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

/** What a card cost, in the line under its name. */
function Paid({ sun }: Readonly<{ sun: string }>): ReactNode {
  const t = useTexts(myCardTexts);
  return (
    <>
      {t('bought')} <SunAmount cost sun={sun} className="" />
    </>
  );
}
