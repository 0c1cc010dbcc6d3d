import { shortenAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { RewardAmount } from '../../shared/cards/reward-amount.tsx';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Countdown } from '../../shared/ui/time/countdown.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import type { CardDetail } from './card-queries.ts';
import { marketTexts } from './texts.ts';

/** Who holds a card in its state, why, and until when; nothing for one that is free. */
export function CardStatePart({ card }: Readonly<{ card: CardDetail }>): ReactNode {
  return (
    <>
      {card.frozen && <Frozen frozen={card.frozen} />}
      {card.pledge && <Pledged pledge={card.pledge} />}
    </>
  );
}

function Frozen({ frozen }: Readonly<{ frozen: NonNullable<CardDetail['frozen']> }>): ReactNode {
  const t = useTexts(marketTexts);
  const locale = useLocale();
  return (
    <Section title={t('frozenTitle')}>
      <dl className="px-4">
        <Figure name={t('why')}>{frozen.reason}</Figure>
        <Figure name={t('by')}>
          {frozen.by === null ? (
            t('guardian')
          ) : (
            <span className="font-mono">{shortenAddress(frozen.by)}</span>
          )}
        </Figure>
        <Figure name={t('until')}>{dateTimeText(frozen.until, locale)}</Figure>
      </dl>
      <p className="px-4 pt-1 text-14 text-ink-2">{t('freezeRule')}</p>
    </Section>
  );
}

function Pledged({ pledge }: Readonly<{ pledge: NonNullable<CardDetail['pledge']> }>): ReactNode {
  const t = useTexts(marketTexts);
  const locale = useLocale();
  const clock = useChainClock();
  const isDue = useNow(clock) >= pledge.unlockAt;
  return (
    <Section title={t(isDue ? 'pledgeEnded' : 'pledgeTitle')}>
      <div className="px-4">
        {!isDue && <Countdown until={pledge.unlockAt} clock={clock} />}
        <dl className={isDue ? '' : 'mt-2'}>
          <Figure name={t(isDue ? 'endedAt' : 'unlocks')}>
            {dateTimeText(pledge.unlockAt, locale)}
          </Figure>
          <Figure name={t('pledgedSince')}>{dateTimeText(pledge.since, locale)}</Figure>
          <Figure name={t('term')}>{t('dayCount', { days: pledge.days })}</Figure>
          <Figure name={t('weight')}>{(pledge.weight / 100).toLocaleString('en-US')}</Figure>
          <Figure name={t('earnedInPledge')}>
            <RewardAmount money={pledge.earned} />
          </Figure>
        </dl>
      </div>
    </Section>
  );
}
