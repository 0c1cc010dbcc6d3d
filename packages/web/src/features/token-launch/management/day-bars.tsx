import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useChainClock } from '../../../shared/chain/use-chain-clock.ts';
import { shortDay } from '../../../shared/format/date.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { OwnToken } from '../../../shared/launch/launch-queries.ts';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { DAYS, type DaySold, recentSalesQuery, soldPerDay } from './sold-per-day.ts';
import { managementTexts } from './texts.ts';

const DAY = 86_400_000;

/** How a presale goes, day by day; nothing when it is not known whole. */
export function DayBars({ token }: Readonly<{ token: OwnToken }>): ReactNode {
  const t = useTexts(managementTexts);
  const clock = useChainClock();
  // To the day, so that it is not asked for again with every second.
  const now = useMemo(() => clock(), [clock]);
  const since = Math.floor(now / DAY - DAYS) * DAY;
  const { data } = useQuery({
    ...recentSalesQuery(token.tokenAddress, since),
    enabled: token.sold > 0,
  });
  if (!data) return null;
  const days = soldPerDay(data, now);
  return (
    <Section title={t('perDay')} aside={days.reduce((sum, { sold }) => sum + sold, 0)}>
      <Bars days={days} />
    </Section>
  );
}

function Bars({ days }: Readonly<{ days: readonly DaySold[] }>): ReactNode {
  const t = useTexts(managementTexts);
  const locale = useLocale();
  const most = Math.max(1, ...days.map(({ sold }) => sold));
  const [first] = days;
  const today = days.at(-1);
  return (
    <div className="px-4">
      <div aria-hidden className="flex h-24 items-end gap-1 border-b border-line">
        {days.map(({ day, sold }, place) => (
          <span
            key={day}
            className={`min-h-px flex-1 ${place === days.length - 1 ? 'bg-accent' : 'border-t-2 border-primary bg-[repeating-linear-gradient(0deg,var(--primary)_0_1.5px,transparent_1.5px_4px)]'}`}
            style={{ height: `${(Math.max(0, sold) / most) * 100}%` }}
          />
        ))}
      </div>
      <div aria-hidden className="mt-2 flex justify-between text-13 text-ink-2">
        <span>
          {first && t('perDayFirst', { date: shortDay(first.day, locale), n: first.sold })}
        </span>
        <span>{today && t('perDayToday', { n: today.sold })}</span>
      </div>
      <table className="sr-only">
        <caption>{t('perDayPicture', { n: days.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('sold')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, sold }) => (
            <tr key={day}>
              <td>{shortDay(day, locale)}</td>
              <td>{sold}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
