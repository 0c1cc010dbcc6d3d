import type { ReactNode } from 'react';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { BarsPicture } from './bars-picture.tsx';
import { type Bar, barsOf, bestOf, type DayIncome, type Measure } from './day-sums.ts';
import { IncomeTable } from './income-table.tsx';
import { type Span, type Stretch, stretchText } from './period.ts';
import { type PictureUnit, unitText } from './picture-unit.ts';
import { incomeTexts } from './texts.ts';

type DayPictureProps = Readonly<{
  rows: readonly DayIncome[];
  stretches: readonly Stretch[];
  span: Span;
  unit: PictureUnit;
  measure: Measure;
  /** The numbers of every bar, behind a fold that stays as it is while other times are looked at. */
  table?: Readonly<{ isOpen: boolean; onToggle: (isOpen: boolean) => void }>;
}>;

/** Income over time: bars for the eye, a sentence and a table for everyone else. */
export function DayPicture(props: DayPictureProps): ReactNode {
  const { rows, stretches, span, unit, measure, table } = props;
  const t = useTexts(incomeTexts);
  const locale = useLocale();
  const bars = barsOf(stretches, rows, measure);
  const total = bars.reduce((sum, { amount }) => sum + amount, 0n);
  const best = bestOf(bars);
  const name = (bar: Stretch) => stretchText(bar, span, locale);
  const amount = (value: bigint) => unitText(value, unit);
  const bestText = best && t('best', { amount: amount(best.amount), day: name(best) });
  return (
    <figure className="px-4">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span>{t(`last_${span}`)}</span>
        <b className="font-strong whitespace-nowrap">{amount(total)}</b>
      </figcaption>
      <div className="mt-3">
        <BarsPicture
          label={[t(`last_${span}`), amount(total), bestText].filter(Boolean).join(', ')}
          bars={bars}
          titleOf={(bar) => `${name(bar)}: ${amount(bar.amount)}`}
        />
      </div>
      <div aria-hidden className="mt-2 flex justify-between gap-3 text-13 text-ink-2">
        <span>{bars[0] && name(bars[0])}</span>
        <span className="text-center">{bestText ?? t('nothingYet')}</span>
        <span className="font-strong text-accent">{t(`now_${span}`)}</span>
      </div>
      {table && (
        <BarsTable {...table} bars={bars} name={name} amount={amount} caption={t(`last_${span}`)} />
      )}
    </figure>
  );
}

type BarsTableProps = Readonly<{
  bars: readonly Bar[];
  caption: string;
  name: (bar: Bar) => string;
  amount: (value: bigint) => string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}>;

function BarsTable(props: BarsTableProps): ReactNode {
  const { bars, caption, name, amount, isOpen, onToggle } = props;
  const t = useTexts(incomeTexts);
  return (
    <details
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      className="mt-1"
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 text-primary">
        {t('asTable')}
      </summary>
      <IncomeTable
        caption={caption}
        by={t('columnTime')}
        rows={bars.toReversed()}
        keyOf={(bar) => bar.from}
        name={name}
        income={(bar) => amount(bar.amount)}
      />
    </details>
  );
}
