import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { IncomeAmount } from '../../shared/income/income-amount.tsx';
import { incomeQuery } from './income-queries.ts';
import { IncomeTable } from './income-table.tsx';
import { incomeTexts } from './texts.ts';

/** What every source has given since the first block, coin by coin; nothing before the first income. */
export function TotalsTable({ address }: Readonly<{ address: Address }>): ReactNode {
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
