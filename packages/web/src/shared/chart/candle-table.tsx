import { type ReactNode, useState } from 'react';
import { costText } from '../coins/cost-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { priceText } from '../launch/price-text.ts';
import type { Bar } from './bars.ts';
import { chartTexts } from './texts.ts';

/** Rows of the table; older ones come into it when the chart is moved to them. */
const MOST_ROWS = 200;

type CandleTableProps = Readonly<{
  bars: readonly Bar[];
  unit: string;
  timeOf: (at: number) => string;
}>;

/** What the chart shows as figures, newest first, behind a fold; written when it is opened. */
export function CandleTable(props: CandleTableProps): ReactNode {
  const t = useTexts(chartTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="px-4" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 text-primary">
        {t('asTable')}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div tabIndex={0} className="max-h-96 overflow-auto">
        {isOpen && <Figures {...props} />}
      </div>
    </details>
  );
}

function Figures({ bars, unit, timeOf }: CandleTableProps): ReactNode {
  const t = useTexts(chartTexts);
  const columns = [t('open'), t('high'), t('low'), t('closePrice'), t('volume', { unit })];
  return (
    <table className="w-full text-right text-13 whitespace-nowrap">
      <caption className="sr-only">{t('chart')}</caption>
      <thead className="text-ink-2">
        <tr>
          <th scope="col" className="py-1 pr-3 text-left font-normal">
            {t('time')}
          </th>
          {columns.map((name) => (
            <th key={name} scope="col" className="px-2 py-1 font-normal last:pr-0">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars
          .slice(-MOST_ROWS)
          .toReversed()
          .map((bar) => (
            <tr key={bar.at} className="border-t border-line-soft">
              <th scope="row" className="py-1 pr-3 text-left font-normal">
                {timeOf(bar.at)}
              </th>
              {[bar.open, bar.high, bar.low, bar.close].map((price, column) => (
                <td key={columns[column]} className="px-2 py-1">
                  {priceText(price)}
                </td>
              ))}
              <td className="py-1 pl-2">{costText(bar.volume)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
