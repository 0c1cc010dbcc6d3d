import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { priceText } from '../../../shared/launch/price-text.ts';
import { costText } from '../../../shared/paid-action/cost/cost-text.ts';
import type { Candle } from './candle.ts';
import { tokenPageTexts } from './texts.ts';

type CandleTableProps = Readonly<{ candles: readonly Candle[]; timeOf: (at: number) => string }>;

/** The candles in sight as figures, newest first, behind a fold; written when it is opened. */
export function CandleTable(props: CandleTableProps): ReactNode {
  const t = useTexts(tokenPageTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="px-4" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 text-primary">
        {t('asTable')}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div tabIndex={0} className="overflow-x-auto">
        {isOpen && <Figures {...props} />}
      </div>
    </details>
  );
}

function Figures({ candles, timeOf }: CandleTableProps): ReactNode {
  const t = useTexts(tokenPageTexts);
  const columns = [t('open'), t('high'), t('low'), t('close'), t('volume')];
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
        {candles.toReversed().map((candle) => (
          <tr key={candle.at} className="border-t border-line-soft">
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              {timeOf(candle.at)}
            </th>
            {[candle.open, candle.high, candle.low, candle.close].map((price, column) => (
              <td key={columns[column]} className="px-2 py-1">
                {priceText(price)}
              </td>
            ))}
            <td className="py-1 pl-2">{costText(candle.volume)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
