import { type ReactNode, useState } from 'react';
import { dateText, shortDay, shortMoment } from '../../shared/format/date.ts';
import { signedU } from '../../shared/holdings/signed-u.tsx';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { FilterChips } from '../../shared/ui/fields/filter-chips.tsx';
import { RateText } from './change-line.tsx';
import { changeOf, daysIn, type Range, rangesOf } from './line-points.ts';
import type { OwnPart } from './portfolio-queries.ts';
import { portfolioTexts } from './texts.ts';
import { ValueLine } from './value-line.tsx';

type ChangePartProps = Readonly<{ own: OwnPart }>;

/** How the total changed and why, and its line over time. */
export function ChangePart({ own }: ChangePartProps): ReactNode {
  const t = useTexts(portfolioTexts);
  const { days, changes } = own;
  return (
    <>
      <dl aria-label={t('changes')} className="grid grid-cols-2 gap-3 px-4 pt-3">
        <Change name={t('day')} change={changes.day} />
        <Change name={t('week')} change={changes.week} />
      </dl>
      {days.length > 1 ? <Line own={own} /> : <Start own={own} />}
    </>
  );
}

type ChangeProps = Readonly<{ name: string; change: OwnPart['changes']['day'] }>;

function Change({ name, change }: ChangeProps): ReactNode {
  const t = useTexts(portfolioTexts);
  const locale = useLocale();
  return (
    <div>
      <dt className="text-13 text-ink-2">
        {change === null ? name : t('sinceMoment', { time: shortMoment(change.from, locale) })}
      </dt>
      <dd className="text-14">
        {change === null && <span className="text-ink-2">{t('noChangeYet')}</span>}
        {change !== null && change.rate !== null && <RateText rate={change.rate} />}
        {change !== null && (
          <span className="block text-13 text-ink-2">{signedU(BigInt(change.gained))}</span>
        )}
      </dd>
    </div>
  );
}

function Start({ own }: ChangePartProps): ReactNode {
  const t = useTexts(portfolioTexts);
  return own.since !== null && <p className="px-4 pt-3 text-13 text-ink-2">{t('startsToday')}</p>;
}

function Line({ own: { days, since } }: ChangePartProps): ReactNode {
  const t = useTexts(portfolioTexts);
  const locale = useLocale();
  const choices = rangesOf(days);
  const [wanted, setRange] = useState<Range>('month');
  const range = choices.includes(wanted) ? wanted : (choices.at(-1) as Range);
  const shown = daysIn(days, range);
  const { gained, added } = changeOf(shown);
  return (
    <>
      <figure className="px-4 pt-4">
        <ValueLine days={shown} height={120} />
        <figcaption className="mt-1 flex justify-between text-13 text-ink-2">
          <span>{shortDay(shown[0]?.at ?? 0, locale)}</span>
          <span>{t('today')}</span>
        </figcaption>
      </figure>
      {choices.length > 1 && (
        <div className="pt-2">
          <FilterChips
            label={t('range')}
            choices={choices.map((value) => ({ value, label: t(`range_${value}`) }))}
            value={range}
            onChange={setRange}
          />
        </div>
      )}
      <dl className="px-4 pt-2 text-14">
        <Reason name={t('gained')} u={gained} />
        <Reason name={t('added')} u={added} />
      </dl>
      {since !== null && (
        <p className="px-4 pt-1 text-13 text-ink-2">
          {t('since', { date: dateText(since, locale) })}
        </p>
      )}
    </>
  );
}

const Reason = ({ name, u }: Readonly<{ name: string; u: bigint }>) => (
  <div className="flex justify-between gap-3 border-t border-line-soft py-2 first:border-t-0">
    <dt>{name}</dt>
    <dd className="font-strong whitespace-nowrap">{signedU(u)}</dd>
  </div>
);
