import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { IncomeAmount } from '../../shared/income/income-amount.tsx';
import { PartFailed } from '../../shared/ui/part-failed.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { DayPicture } from './day-picture.tsx';
import { incomeQuery } from './income-queries.ts';
import { IncomeTable } from './income-table.tsx';
import { type Span, spans } from './period.ts';
import type { PictureUnit } from './picture-unit.ts';
import { SourcePicture } from './source-picture.tsx';
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
