import type { CandleInterval, PriceUnit } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { useLazySheet } from '../ui/overlays/use-lazy-sheet.tsx';
import { FIRST_INTERVAL } from './candle-queries.ts';
import { ChartControls } from './chart-controls.tsx';
import { chartTexts } from './texts.ts';

const PriceChart = lazy(() =>
  import('./price-chart.tsx').then(({ PriceChart }) => ({ default: PriceChart })),
);
const FullChart = lazy(() =>
  import('./full-chart.tsx').then(({ FullChart }) => ({ default: FullChart })),
);

type ChartPartProps = Readonly<{
  tokenAddress: Address;
  symbol: string;
  /** Which unit is chosen; the price above the chart may follow it. Null where there is no choice. */
  unit: PriceUnit;
  onUnit: ((unit: PriceUnit) => void) | null;
}>;

/** The price of a coin over time. */
export function ChartPart({ tokenAddress, symbol, unit, onUnit }: ChartPartProps): ReactNode {
  const t = useTexts(chartTexts);
  const [interval, setInterval] = useState<CandleInterval>(FIRST_INTERVAL);
  const [place, isInView] = useInView<HTMLElement>();
  const choice = { tokenAddress, interval, unit };
  const chosen = { interval, onInterval: setInterval, unit, onUnit };
  const full = useLazySheet(FullChart, { choice, symbol, ...chosen });
  return (
    <section ref={place} aria-label={t('chart')} className="pt-3">
      <ChartControls {...chosen} onFull={full.open} />
      {isInView ? (
        <Suspense fallback={<ChartRoom />}>
          <PriceChart choice={choice} />
        </Suspense>
      ) : (
        <ChartRoom />
      )}
      {full.sheet}
    </section>
  );
}

/** As high as the chart with its figures. */
function ChartRoom(): ReactNode {
  return <div aria-hidden className="skeleton mx-4 mt-2 h-[432px]" />;
}

/** Whether an element has ever been in sight. */
function useInView<E extends Element>(): readonly [RefObject<E | null>, boolean] {
  const place = useRef<E>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setInView(true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, isInView];
}
