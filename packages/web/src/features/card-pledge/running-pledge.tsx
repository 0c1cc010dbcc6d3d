import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { CalendarButton } from '../../shared/calendar/calendar-button.tsx';
import { claimRewards } from '../../shared/card-actions/claim-rewards.ts';
import { cardIdOf, serialText } from '../../shared/cards/card-id.ts';
import { CardImage } from '../../shared/cards/card-image.tsx';
import { cardName, levelName } from '../../shared/cards/card-name.ts';
import { CardStateBadge } from '../../shared/cards/card-state-badge.tsx';
import type { OneCard } from '../../shared/cards/my-card-queries.ts';
import { pledgePath } from '../../shared/cards/pledge-path.ts';
import { RewardAmount } from '../../shared/cards/reward-amount.tsx';
import { cardTexts } from '../../shared/cards/texts.ts';
import { useRewards } from '../../shared/cards/use-rewards.ts';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { amountText } from '../../shared/format/amount.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { type UsedPaidAction, usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import { MissingPart } from '../../shared/ui/lists/missing-part.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { uiTexts } from '../../shared/ui/texts.ts';
import { Countdown } from '../../shared/ui/time/countdown.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { useOnline } from '../../shared/ui/use-online.ts';
import { pledgeTexts } from './texts.ts';

type Pledge = NonNullable<OneCard['pledge']>;

type RunningPledgeProps = Readonly<{
  address: Address;
  card: OneCard;
  pledge: Pledge;
  unlock: UsedPaidAction<Readonly<{ tokenId: string }>>;
}>;

/** A card that is pledged: how long still, what it has earned, and the way out when its time has come. */
export function RunningPledge({ address, card, pledge, unlock }: RunningPledgeProps): ReactNode {
  const clock = useChainClock();
  const isDue = useNow(clock) >= pledge.unlockAt;
  return (
    <>
      <Head card={card} isDue={isDue} days={pledge.days} />
      {!isDue && (
        <div className="px-4 pt-4">
          <Countdown until={pledge.unlockAt} clock={clock} />
        </div>
      )}
      <Facts pledge={pledge} isDue={isDue} />
      {!isDue && (
        <div className="px-4 pt-2">
          <PledgeCalendar tokenId={card.tokenId} at={pledge.unlockAt} />
        </div>
      )}
      <ClaimLine address={address} />
      {unlock.refusal !== null && (
        <div className="px-4 pt-4">
          <Notice kind="bad">{unlock.refusal}</Notice>
        </div>
      )}
      <UnlockBar isDue={isDue} unlock={unlock} tokenId={card.tokenId} />
    </>
  );
}

type HeadProps = Readonly<{ card: OneCard; isDue: boolean; days: number }>;

function Head({ card, isDue, days }: HeadProps): ReactNode {
  const t = useTexts(pledgeTexts);
  const words = useTexts(cardTexts);
  const { level, serial } = cardIdOf(card.tokenId);
  return (
    <div className="flex items-center gap-4 px-4 pt-4">
      <CardImage level={level} serial={serial} size="thumb" />
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-baseline gap-x-2">
          <span className="title text-24">{levelName(words, level)}</span>
          <span className="font-mono text-ink-2">{serialText(serial)}</span>
        </h2>
        <CardStateBadge state="pledged" isDue={isDue} text={t('running', { days })} />
      </div>
    </div>
  );
}

function Facts({ pledge, isDue }: Readonly<{ pledge: Pledge; isDue: boolean }>): ReactNode {
  const t = useTexts(pledgeTexts);
  const locale = useLocale();
  return (
    <dl className="px-4 pt-2">
      <Figure name={t(isDue ? 'endedAt' : 'unlocksAt')}>
        {dateTimeText(pledge.unlockAt, locale)}
      </Figure>
      <Figure name={t('since')}>{dateTimeText(pledge.since, locale)}</Figure>
      <Figure name={t('weightName')}>{(pledge.weight / 100).toLocaleString('en-US')}</Figure>
      <Figure name={t('earned')}>
        <RewardAmount money={pledge.earned} />
      </Figure>
    </dl>
  );
}

type UnlockBarProps = Pick<RunningPledgeProps, 'unlock'> &
  Readonly<{ isDue: boolean; tokenId: string }>;

function UnlockBar({ isDue, unlock, tokenId }: UnlockBarProps): ReactNode {
  const t = useTexts(pledgeTexts);
  return (
    <FootBar>
      {isDue ? (
        <ActionButton blocker={unlock.blocker} onPress={() => unlock.begin({ tokenId })}>
          {t('unlock')}
        </ActionButton>
      ) : (
        <Button disabled>{t('notYet')}</Button>
      )}
    </FootBar>
  );
}

type PledgeCalendarProps = Readonly<{ tokenId: string; at: number }>;

/** The unlock time of a card for the calendar. */
function PledgeCalendar({ tokenId, at }: PledgeCalendarProps): ReactNode {
  const t = useTexts(pledgeTexts);
  const words = useTexts(cardTexts);
  return (
    <CalendarButton
      fileName={`vellum-${tokenId}`}
      entry={{
        id: `${tokenId}-${at}@vellum`,
        title: t('calendarTitle', { name: cardName(words, tokenId) }),
        text: t('calendarText', { address: `${location.origin}${pledgePath([tokenId])}` }),
        at,
      }}
    >
      {t('calendar')}
    </CalendarButton>
  );
}

/** What all pledged cards of the visitor have earned together, and its claim; nothing when there is nothing. */
function ClaimLine({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(pledgeTexts);
  const online = useOnline();
  const ui = useTexts(uiTexts);
  const claim = usePaidAction(claimRewards);
  const { earned, symbol, isMissing, again } = useRewards(address);
  const amount = `${amountText(earned, COIN_DECIMALS, 6).short}\u00a0${symbol}`;
  return (
    <>
      {isMissing && (
        <MissingPart title={t('claimable')} text={t('claimableFailed')} retry={again} />
      )}
      {earned > 0n && !isMissing && (
        <Section title={t('claimable')}>
          <div className="flex items-center gap-3 px-4">
            <div className="min-w-0 flex-1">
              <RewardAmount money={{ amount: earned, symbol }} className="text-20 font-strong" />
              <p className="text-13 text-ink-2">{t('claimableNote')}</p>
            </div>
            <Button
              kind="secondary"
              size="small"
              disabled={!online || claim.blocker === 'network' || symbol === ''}
              onClick={() => claim.begin({ amount })}
            >
              {online ? t('claim') : ui('offlineNow')}
            </Button>
          </div>
          {claim.refusal !== null && (
            <div className="px-4 pt-3">
              <Notice kind="bad">{claim.refusal}</Notice>
            </div>
          )}
        </Section>
      )}
      {claim.sheet}
    </>
  );
}
