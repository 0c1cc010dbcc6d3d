import type { ReactNode } from 'react';
import type { PledgePool, PledgeTerm } from '../../shared/cards/pledge-queries.ts';
import { RewardAmount } from '../../shared/cards/reward-amount.tsx';
import { dateTimeText } from '../../shared/format/date.ts';
import { unbroken } from '../../shared/format/unbroken.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { offerFor } from './pledge-offer.ts';
import { pledgeTexts } from './texts.ts';

type EarnsPartProps = Readonly<{
  term: PledgeTerm;
  levels: readonly number[];
  pool: PledgePool;
  /** Milliseconds of chain time. */
  unlockAt: number;
  now: number;
}>;

/** What the chosen cards earn, from what, funded until when, and when they come free. */
export function EarnsPart({ term, levels, pool, unlockAt, now }: EarnsPartProps): ReactNode {
  const t = useTexts(pledgeTexts);
  const locale = useLocale();
  const { symbol } = pool.dailyReward;
  const offer = offerFor(levels, term);
  const isFunded = pool.endsAt !== null && pool.endsAt > now;
  const isShort = levels.length > 0 && isFunded && pool.endsAt !== null && pool.endsAt < unlockAt;
  return (
    <Section title={t('earns')}>
      <dl className="px-4">
        {offer && levels.length > 0 && (
          <>
            <Figure name={t('atLeast', { days: term.days })}>
              <RewardAmount money={{ amount: offer.atLeast, symbol }} />
            </Figure>
            <Figure name={t('atPresent')}>
              <RewardAmount money={{ amount: offer.atPresent, symbol }} className="" />
            </Figure>
          </>
        )}
        <Figure name={t('pool')}>{t('poolName', { symbol })}</Figure>
        <Figure name={t('left')}>
          <RewardAmount money={{ amount: pool.rewardLeft, symbol }} className="" />
        </Figure>
        <Figure name={t('fundedUntil')}>
          {pool.endsAt !== null && isFunded ? dateTimeText(pool.endsAt, locale) : t('notFunded')}
        </Figure>
        <Figure name={t('pledgedNow')}>
          {t('pledgedBy', { cards: pool.staked, people: pool.stakers })}
        </Figure>
        <Figure name={t('unlocksAt')}>
          <b className="font-strong">{dateTimeText(unlockAt, locale)}</b>
        </Figure>
        <Figure name={t('early')}>{t('earlyText')}</Figure>
      </dl>
      <div className="grid gap-1 px-4 pt-1 text-13 text-ink-2">
        {levels.length > 0 && <p>{t('atLeastNote')}</p>}
        <p>{t('unlockNote')}</p>
      </div>
      {isShort && pool.endsAt !== null && (
        <div className="px-4 pt-3">
          <Notice kind="warn">
            {t('shortFunding', { time: unbroken(dateTimeText(pool.endsAt, locale)) })}
          </Notice>
        </div>
      )}
    </Section>
  );
}
