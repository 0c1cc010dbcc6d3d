import type { ReactNode } from 'react';
import { costText } from '../coins/cost-text.ts';
import { signedPercent } from '../format/percent.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ChangeArrow } from '../launch/change-text.tsx';
import { priceText } from '../launch/price-text.ts';
import type { Bar } from './bars.ts';
import { chartTexts } from './texts.ts';

export type ReadBar = Readonly<{
  bars: readonly Bar[];
  place: number;
  unit: string;
  timeOf: (at: number) => string;
}>;

/** The figures of the bar that is pointed at, or of the newest. For eyes; the reader of bars says them aloud. */
export function BarReading(props: ReadBar & Readonly<{ isWide: boolean }>): ReactNode {
  const { bars, place, unit, timeOf, isWide } = props;
  const t = useTexts(chartTexts);
  const bar = bars[place];
  if (!bar) return null;
  const parts = [
    [t('openShort'), priceText(bar.open)],
    [t('highShort'), priceText(bar.high)],
    [t('lowShort'), priceText(bar.low)],
    [t('closeShort'), priceText(bar.close)],
  ] as const;
  return (
    <div aria-hidden className={`px-4 pt-2 text-13 ${isWide ? 'flex flex-wrap gap-x-4' : ''}`}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span>{timeOf(bar.at)}</span>
        <BarChange bar={bar} />
        <span className={isWide ? '' : 'ml-auto'}>
          <span className="text-ink-2">{t('volumeShort')}</span> {costText(bar.volume)} {unit}
        </span>
      </p>
      <p className={`flex flex-wrap gap-x-3 ${isWide ? '' : 'justify-between'}`}>
        {parts.map(([name, price]) => (
          <span key={name} className="whitespace-nowrap">
            <span className="text-ink-2">{name}</span> {price}
          </span>
        ))}
      </p>
    </div>
  );
}

function BarChange({ bar: { open, close } }: Readonly<{ bar: Bar }>): ReactNode {
  const change = open === 0n ? 0 : Number(((close - open) * 10_000n) / open);
  if (change === 0) return null;
  return (
    <span className={change > 0 ? 'text-rise' : 'text-fall'}>
      <ChangeArrow isUp={change > 0} />
      {signedPercent(change)}
    </span>
  );
}
