import type { ReactNode } from 'react';
import { costText } from '../coins/cost-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { priceText } from '../launch/price-text.ts';
import type { ReadBar } from './bar-reading.tsx';
import { chartTexts } from './texts.ts';

type BarReaderProps = ReadBar & Readonly<{ onChoose: (at: number) => void }>;

/** Goes over the bars by the arrow keys and says each; lies over the chart and lets fingers and mouse through. */
export function BarReader({ bars, place, unit, timeOf, onChoose }: BarReaderProps): ReactNode {
  const t = useTexts(chartTexts);
  const bar = bars[place];
  if (!bar) return null;
  const figures = t('figures', {
    ...{ o: priceText(bar.open), h: priceText(bar.high), l: priceText(bar.low) },
    ...{ c: priceText(bar.close), v: costText(bar.volume), unit },
  });
  return (
    <input
      type="range"
      aria-label={t('candle')}
      aria-valuetext={`${timeOf(bar.at)}: ${figures}`}
      min={0}
      max={bars.length - 1}
      value={place}
      onChange={(event) => {
        const chosen = bars[Number(event.target.value)];
        if (chosen) onChoose(chosen.at);
      }}
      className="pointer-events-none absolute inset-0 z-10 h-full w-full appearance-none bg-transparent -outline-offset-2 [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:opacity-0"
    />
  );
}
