import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { incomeTexts } from './texts.ts';

type IncomeTableProps<Row> = Readonly<{
  caption: string;
  /** Names what the rows are by. */
  by: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  name: (row: Row) => string;
  income: (row: Row) => ReactNode;
}>;

/** Income by time or source, one figure a row. */
export function IncomeTable<Row>(props: IncomeTableProps<Row>): ReactNode {
  const { caption, by, rows, keyOf, name, income } = props;
  const t = useTexts(incomeTexts);
  return (
    <table className="w-full text-14">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-13 text-ink-2">
        <tr>
          <th scope="col" className="py-1 text-left font-normal">
            {by}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {t('columnIncome')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="border-t border-line-soft">
            <th scope="row" className="py-2 text-left font-normal">
              {name(row)}
            </th>
            <td className="py-2 text-right">{income(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
