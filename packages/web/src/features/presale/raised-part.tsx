import { useQueryClient } from '@tanstack/react-query';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { CalendarButton } from '../../shared/calendar/calendar-button.tsx';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { countText } from '../../shared/coins/cost-text.ts';
import { amountText } from '../../shared/format/amount.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { shareText } from '../../shared/format/percent.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Launch } from '../../shared/launch/launch.ts';
import { ProgressBar } from '../../shared/ui/states/progress-bar.tsx';
import { Countdown } from '../../shared/ui/time/countdown.tsx';
import type { PresaleFacts } from './presale-facts.ts';
import { type PresaleText, presaleTexts } from './texts.ts';

type FactsProps = Readonly<{ launch: Launch; facts: PresaleFacts }>;

const trxText = (sun: bigint) => amountText(sun, COIN_DECIMALS).full;

/** How much came together, with the marks of soft and hard cap, and how long it still runs. */
export function RaisedPart({ launch, facts }: FactsProps): ReactNode {
  const t = useTexts(presaleTexts);
  const { sold, shares, softCap, price, raised } = facts;
  const softCapText = t('softCap', { amount: trxText(price * BigInt(softCap)) });
  return (
    <div className="px-4 pt-5">
      <p className="text-14 text-ink-2">{t('raised')}</p>
      <div className="flex flex-wrap items-end justify-between gap-x-3">
        <p>
          <span className="text-32 font-strong">{trxText(raised)}</span>
          <span className="ml-2 text-ink-2">{'TRX'}</span>
        </p>
        <p className="text-right text-14">
          <b className="block font-strong">{shareText(BigInt(sold), BigInt(shares))}</b>
          <span className="text-ink-2">
            {t('soldOf', { sold: countText(sold), shares: countText(shares) })}
          </span>
        </p>
      </div>
      <div className="pt-2">
        <ProgressBar
          label={t('raised')}
          done={Math.floor((sold * 10_000) / shares)}
          mark={{
            at: Math.floor((softCap * 10_000) / shares),
            text: sold >= softCap ? `${softCapText} ✓` : softCapText,
          }}
          ends={['0', t('hardCap', { amount: trxText(price * BigInt(shares)) })]}
        />
      </div>
      <When launch={launch} facts={facts} />
    </div>
  );
}

const times = {
  'not-started': 'starts',
  'in-progress': 'ends',
  ended: 'endedOn',
  launched: 'launchedOn',
  failed: 'endedOn',
} as const satisfies Record<PresaleFacts['state'], PresaleText>;

function When({ launch, facts }: FactsProps): ReactNode {
  const t = useTexts(presaleTexts);
  const locale = useLocale();
  const clock = useChainClock();
  const queries = useQueryClient();
  const { state, startTime, endTime, launchedAt } = facts;
  const isCounting = state === 'not-started' || state === 'in-progress';
  const at = state === 'not-started' ? startTime : (launchedAt ?? endTime);
  // Sold out or called off before its time.
  if (!isCounting && launchedAt === null && at > clock()) return null;
  const sentence = t(times[state], { time: dateTimeText(at, locale) });
  return (
    <section aria-label={sentence} className="pt-3">
      <p className="pb-1 text-14 text-ink-2">{sentence}</p>
      {isCounting && (
        <Countdown
          until={at}
          clock={clock}
          onEnd={() => void queries.invalidateQueries({ queryKey: ['chain', 'presale'] })}
        />
      )}
      {state === 'not-started' && (
        <div className="pt-3">
          <CalendarButton
            size="small"
            fileName={`${launch.token}-start`}
            entry={{
              id: `presale-${launch.token}-start`,
              title: t('calendarStartTitle', { name: launch.name }),
              text: t('calendarStartText', { time: dateTimeText(endTime, locale) }),
              at: startTime,
            }}
          >
            {t('calendarStart')}
          </CalendarButton>
        </div>
      )}
    </section>
  );
}
