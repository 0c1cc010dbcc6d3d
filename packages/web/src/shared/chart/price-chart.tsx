import { useInfiniteQuery } from '@tanstack/react-query';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useLocale } from '../i18n/use-locale.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { PartFailed } from '../ui/states/part-failed.tsx';
import { BarReader } from './bar-reader.tsx';
import { BarReading } from './bar-reading.tsx';
import type { Bar } from './bars.ts';
import { type ChartChoice, candlesQuery } from './candle-queries.ts';
import { CandleTable } from './candle-table.tsx';
import { useChartPaint } from './chart-paint.ts';
import { chartTimes } from './chart-times.ts';
import { type ChartHandle, DrawnChart } from './drawn-chart.tsx';
import { AVERAGE_SPAN } from './moving-average.ts';
import { chartTexts } from './texts.ts';

type PriceChartProps = Readonly<{ choice: ChartChoice; isFull?: boolean }>;

/** The chart with its figures: fetched, with the code that draws it, when it comes into view. */
export function PriceChart({ choice, isFull = false }: PriceChartProps): ReactNode {
  const t = useTexts(chartTexts);
  const { data, isError, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery(
    candlesQuery(choice),
  );
  if (!data && isError) {
    return (
      <div className="px-4 pt-3">
        <PartFailed text={t('failed')} retry={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <ChartSkeleton isFull={isFull} />;
  if (data.length === 0) {
    return (
      <p className="px-4 pt-4 pb-2 text-14 text-ink-2">
        {t(choice.unit === 'u' ? 'noPriceInU' : 'noTrades')}
      </p>
    );
  }
  const older = () => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  };
  const key = `${choice.interval} ${choice.unit}`;
  return <Shown key={key} bars={data} choice={choice} isFull={isFull} onOldest={older} />;
}

type ShownProps = Readonly<{
  bars: readonly Bar[];
  choice: ChartChoice;
  isFull: boolean;
  onOldest: () => void;
}>;

function Shown({ bars, choice, isFull, onOldest }: ShownProps): ReactNode {
  const t = useTexts(chartTexts);
  const locale = useLocale();
  const paint = useChartPaint();
  const handle = useRef<ChartHandle>(null);
  const [pointed, point] = useState<number | null>(null);
  const newest = bars.at(-1);
  const times = useMemo(
    () => chartTimes(choice.interval, locale, newest?.at ?? 0),
    [choice.interval, locale, newest?.at],
  );
  const at = bars.findIndex((bar) => bar.at === pointed);
  const read = { bars, place: at < 0 ? bars.length - 1 : at, unit: unitName[choice.unit] };
  const traded = bars.filter(({ isTraded }) => isTraded);
  return (
    <div className={isFull ? 'flex min-h-0 flex-1 flex-col' : undefined}>
      <BarReading {...read} timeOf={times.long} isWide={isFull} />
      <div className={isFull ? 'relative min-h-0 flex-1' : 'relative mt-1 h-[300px]'}>
        <DrawnChart
          {...{ bars, times, paint, isFull, onOldest, handle }}
          onPoint={(moment) => point(moment)}
        />
        <BarReader
          {...read}
          timeOf={times.long}
          onChoose={(moment) => {
            point(moment);
            handle.current?.point(moment);
          }}
        />
      </div>
      <div className="flex items-center gap-4 px-4 text-13 text-ink-2">
        <Legend />
        {isFull && <MadeBy />}
        <span className="-mr-2.5 ml-auto flex flex-none">
          <IconButton
            of={ZoomOut}
            size={20}
            label={t('zoomOut')}
            onClick={() => handle.current?.zoom('out')}
          />
          <IconButton
            of={ZoomIn}
            size={20}
            label={t('zoomIn')}
            onClick={() => handle.current?.zoom('in')}
          />
        </span>
      </div>
      {!isFull && (
        <div className="relative">
          <CandleTable bars={traded} unit={unitName[choice.unit]} timeOf={times.long} />
          <span className="absolute top-0 right-4">
            <MadeBy />
          </span>
        </div>
      )}
    </div>
  );
}

/** The licence of the library asks for it. */
function MadeBy(): ReactNode {
  const t = useTexts(chartTexts);
  return (
    <a
      href="https://www.tradingview.com/"
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center text-13 text-ink-2 underline underline-offset-3"
    >
      {t('madeBy')}
    </a>
  );
}

const unitName = { trx: 'TRX', u: 'U' } as const;

function Legend(): ReactNode {
  const t = useTexts(chartTexts);
  return (
    <ul aria-hidden className="flex flex-none items-center gap-3">
      <li className="flex items-center gap-1">
        <span className="size-2.5 border border-rise" />
        {t('up')}
      </li>
      <li className="flex items-center gap-1">
        <span className="size-2.5 bg-fall" />
        {t('down')}
      </li>
      <li className="flex items-center gap-1">
        <span className="h-0.5 w-3 bg-info" />
        {t('average', { n: AVERAGE_SPAN })}
      </li>
    </ul>
  );
}

/** As high as the chart with its figures and its table's fold. */
function ChartSkeleton({ isFull = false }: Readonly<{ isFull?: boolean }>): ReactNode {
  return <div aria-hidden className={`skeleton mx-4 mt-2 ${isFull ? 'flex-1' : 'h-[432px]'}`} />;
}
