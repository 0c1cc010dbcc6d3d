import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { IncomeAmount } from '../../shared/income/income-amount.tsx';
import { incomeQuery } from './income-queries.ts';
import { useTexts } from './use-texts.ts';

/** What every source has given since the first block, coin by coin; nothing before the first income. */
export function TotalsTable({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts();
  const { data } = useQuery(incomeQuery(address));
  if (!data || data.byType.length === 0) return null;
  return (
    <details className="mt-2 px-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 text-primary">
        {t('allTime')}
      </summary>
      <table className="w-full text-14">
        <caption className="sr-only">{t('allTime')}</caption>
        <thead className="text-13 text-ink-2">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              {t('columnSource')}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {t('columnIncome')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.byType.map(({ type, earned }) => (
            <tr key={`${type} ${earned.symbol}`} className="border-t border-line-soft">
              <th scope="row" className="py-1.5 text-left font-normal">
                {t(`type_${type}`)}
              </th>
              <td className="py-1.5 text-right">
                <IncomeAmount amount={earned.amount} symbol={earned.symbol} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
