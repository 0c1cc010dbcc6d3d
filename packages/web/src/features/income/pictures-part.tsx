import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useId, useState } from 'react';
import { partTexts } from '../../shared/format/part-texts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { IncomeAmount } from '../../shared/income/income-amount.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { DayPicture, IncomeTable } from './day-picture.tsx';
import { type DayIncome, heightOf, type Measure, partsOf } from './day-sums.ts';
import { incomeQuery } from './income-queries.ts';
import { type Span, spans } from './period.ts';
import { type PictureUnit, unitText } from './picture-unit.ts';
import { incomeTexts } from './texts.ts';
import { usePictures } from './use-pictures.ts';

/** Income over time and by source, in the span and the unit that the reader chooses. */
export function PicturesPart({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(incomeTexts);
  const [span, setSpan] = useState<Span>('days');
  const [isTableOpen, openTable] = useState(false);
  const [wished, setUnit] = useState<PictureUnit>('U');
  const { failed, rows, ...pictures } = usePictures(address, span, wished);
  const { units, unit } = pictures;
  if (failed) {
    return (
      <div className="px-4 pt-4">
        <PartFailed text={t('pictureFailed')} retry={failed} />
      </div>
    );
  }
  return (
    <>
      <div className="grid gap-3 px-4 pt-4">
        <Segmented
          label={t('span')}
          choices={spans.map((value) => ({ value, label: t(`span_${value}`) }))}
          value={span}
          onChange={setSpan}
        />
        {units.length > 1 && (
          <Segmented
            label={t('unit')}
            choices={units.map((value) => ({ value, label: value }))}
            value={unit}
            onChange={setUnit}
          />
        )}
      </div>
      <div className="pt-5">
        {rows ? (
          <DayPicture
            rows={rows}
            span={span}
            {...pictures}
            table={{ isOpen: isTableOpen, onToggle: openTable }}
          />
        ) : (
          <div className="px-4">
            <Skeleton height={192} />
          </div>
        )}
      </div>
      <Section title={t('bySource')}>
        {rows && <SourcePicture rows={rows} {...pictures} />}
        {unit === 'U' && <p className="px-4 pt-3 text-13 text-ink-2">{t('atPresentPrices')}</p>}
        <TotalsTable address={address} />
      </Section>
    </>
  );
}

/** What every source has given since the first block, coin by coin; nothing before the first income. */
function TotalsTable({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(incomeTexts);
  const { data } = useQuery(incomeQuery(address));
  if (!data || data.byType.length === 0) return null;
  return (
    <details className="mt-2 px-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 text-primary">
        {t('allTime')}
      </summary>
      <IncomeTable
        caption={t('allTime')}
        by={t('columnSource')}
        rows={data.byType}
        keyOf={({ type, earned }) => `${type} ${earned.symbol}`}
        name={({ type }) => t(`type_${type}`)}
        income={({ earned }) => <IncomeAmount amount={earned.amount} symbol={earned.symbol} />}
      />
    </details>
  );
}

type SourcePictureProps = Readonly<{
  rows: readonly DayIncome[];
  unit: PictureUnit;
  measure: Measure;
}>;

const WIDTH = 1000;

/** Where the income of the time shown came from. Every bar stands under its name, share and amount, so it is its own table. */
function SourcePicture({ rows, unit, measure }: SourcePictureProps): ReactNode {
  const t = useTexts(incomeTexts);
  const parts = partsOf(rows, measure);
  const shares = partTexts(parts.map(({ amount }) => amount));
  const most = parts[0]?.amount ?? 0n;
  if (parts.length === 0) return <p className="px-4 text-14 text-ink-2">{t('nothingYet')}</p>;
  return (
    <ul className="px-4" aria-label={t('bySource')}>
      {parts.map(({ type, amount }, place) => (
        <li
          key={type}
          className="border-t border-line-soft py-3 first:border-t-0 first:pt-0 last:pb-0"
        >
          <div className="flex items-baseline justify-between gap-3 text-14">
            <span className="min-w-0">{t(`type_${type}`)}</span>
            <span className="whitespace-nowrap">
              <b className="font-strong">{unitText(amount, unit)}</b>{' '}
              <span className="ml-1 inline-block min-w-12 text-right text-13 text-ink-2">
                {shares[place]}
              </span>
            </span>
          </div>
          <Line width={heightOf(amount, most, WIDTH)} />
        </li>
      ))}
    </ul>
  );
}

/** The same engraving as the bars over time, lying. */
function Line({ width }: Readonly<{ width: number }>): ReactNode {
  const engraving = useId();
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
      className="mt-1 block h-2.5 w-full text-primary"
    >
      <defs>
        <pattern id={engraving} width="4" height="4" patternUnits="userSpaceOnUse">
          <rect width="4" height="2" fill="currentColor" />
        </pattern>
      </defs>
      <rect width={width} height="10" fill={`url(#${engraving})`} />
      <rect x={Math.max(0, width - 6)} width={6} height="10" fill="currentColor" />
    </svg>
  );
}
