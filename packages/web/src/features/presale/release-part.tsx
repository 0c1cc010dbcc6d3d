import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CalendarButton } from '../../shared/calendar/calendar-button.tsx';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { dateText, dateTimeText } from '../../shared/format/date.ts';
import { percentText } from '../../shared/format/percent.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Launch } from '../../shared/launch/launch.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import type { PresaleFacts } from './presale-facts.ts';
import { presaleTexts } from './texts.ts';
import { nextRound, type Round, roundsOf } from './vesting.ts';

type ReleasePartProps = Readonly<{ launch: Launch; facts: PresaleFacts }>;

/** Rows that are shown before all are asked for. */
const FIRST_ROWS = 12;

/** When the LP of the buyers opens, round by round. */
export function ReleasePart({ launch, facts }: ReleasePartProps): ReactNode {
  const t = useTexts(presaleTexts);
  const locale = useLocale();
  const now = useNow(useChainClock());
  const [isWhole, setWhole] = useState(false);
  if (facts.state === 'failed') return null;
  const { launchedAt, endTime, vesting } = facts;
  const rounds = roundsOf(vesting, launchedAt ?? endTime);
  const next = launchedAt === null ? null : nextRound(rounds, now);
  const shown = isWhole ? rounds : rounds.slice(0, FIRST_ROWS);
  return (
    <Section title={t('release')}>
      <Rounds rounds={shown} next={next} now={launchedAt === null ? null : now} />
      <div className="grid gap-3 px-4 pt-3">
        {shown.length < rounds.length && (
          <Button kind="ghost" size="small" onClick={() => setWhole(true)}>
            {t('allRounds', { n: rounds.length })}
          </Button>
        )}
        <p className="text-14 text-ink-2">
          {launchedAt === null ? t('releaseEstimated') : t('releaseFixed')}
        </p>
        {next && (
          <>
            <p className="text-14 font-strong">
              {t('nextRound', { time: dateTimeText(next.opensAt, locale) })}
            </p>
            <CalendarButton
              fileName={`${launch.token}-${next.number}`}
              entry={{
                id: `presale-${launch.token}-${next.number}`,
                title: t('calendarTitle', { name: launch.name }),
                text: t('calendarText', { n: next.number }),
                at: next.opensAt,
              }}
            >
              {t('calendar')}
            </CalendarButton>
          </>
        )}
      </div>
    </Section>
  );
}

type RoundsProps = Readonly<{
  rounds: readonly Round[];
  next: Round | null;
  /** Null while nothing can be open yet. */
  now: number | null;
}>;

function Rounds({ rounds, next, now }: RoundsProps): ReactNode {
  const t = useTexts(presaleTexts);
  const locale = useLocale();
  return (
    <table className="mx-4 w-[calc(100%-32px)] text-14">
      <thead className="border-b border-line text-ink-2">
        <tr>
          <th scope="col" className="py-2 text-left font-normal">
            {t('round')}
          </th>
          <th scope="col" className="py-2 text-left font-normal">
            {t('opens')}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {t('part')}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {t('sum')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ number, opensAt, part, sum }) => (
          <tr
            key={number}
            aria-current={number === next?.number || undefined}
            className={`border-b border-line-soft ${number === next?.number ? 'font-strong' : ''}`}
          >
            <th scope="row" className="py-3 text-left font-normal">
              {number}
            </th>
            <td className="py-3">
              {dateText(opensAt, locale)}
              {now !== null && opensAt <= now && <Open />}
            </td>
            <td className="py-3 text-right">{percentText(part)}</td>
            <td className="py-3 text-right">{percentText(sum)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Open(): ReactNode {
  const t = useTexts(presaleTexts);
  return (
    <span className="ml-2 inline-flex items-center gap-1 align-bottom text-up">
      <Icon of={Check} size={16} />
      <span className="sr-only">{t('isOpen')}</span>
    </span>
  );
}
