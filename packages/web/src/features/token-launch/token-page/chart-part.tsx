import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { FilterChips } from '../../../shared/ui/filter-chips.tsx';
import { PartFailed } from '../../../shared/ui/part-failed.tsx';
import { Chart } from './chart.tsx';
import { tokenPageTexts } from './texts.ts';
import { candlesQuery, FIRST_INTERVAL, type Interval, intervals } from './token-queries.ts';

/** The price over time, in candles of a chosen length. */
export function ChartPart({ token }: Readonly<{ token: Address }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const [interval, setInterval] = useState<Interval>(FIRST_INTERVAL);
  const { data, isError, refetch } = useQuery(candlesQuery(token, interval));
  return (
    <section aria-label={t('chart')} className="pt-3">
      <FilterChips
        label={t('interval')}
        choices={intervals.map((value) => ({ value, label: t(`interval_${value}`) }))}
        value={interval}
        onChange={setInterval}
      />
      {data && <Chart key={interval} candles={data} interval={interval} />}
      {!data && isError && (
        <div className="px-4 pt-3">
          <PartFailed text={t('chartFailed')} retry={() => void refetch()} />
        </div>
      )}
      {!data && !isError && <div aria-hidden className="skeleton mx-4 mt-2 h-[386px]" />}
    </section>
  );
}
