import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { clockText, dateText, dateTimeText } from '../../../shared/format/date.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { priceText } from '../../../shared/launch/price-text.ts';
import { isServerView } from '../../../shared/start/server-view.ts';
import { IconButton } from '../../../shared/ui/buttons/icon-button.tsx';
import type { Candle } from './candle.ts';
import { CandleChart, candlesFrom, candlesIn } from './candle-chart.tsx';
import { SLOT } from './candle-paths.ts';
import { CandleTable } from './candle-table.tsx';
import { inSight, moved, newest } from './chart-window.ts';
import { tokenPageTexts } from './texts.ts';
import type { Interval } from './token-queries.ts';

type ChartProps = Readonly<{ candles: readonly Candle[]; interval: Interval }>;

/** Candles to look at, one of them read out, and all of them as a table. */
export function Chart({ candles, interval }: ChartProps): ReactNode {
  const t = useTexts(tokenPageTexts);
  const [place, width] = useWidth<HTMLDivElement>();
  const [window, setWindow] = useState(newest);
  const [chosen, choose] = useState<number | null>(null);
  const timeOf = useTimes(interval);
  const room = candlesIn(width);
  const { shown, isNewest, hasEarlier } = inSight(candles, room, window);
  const read = shown[chosen ?? shown.length - 1] ?? shown.at(-1);
  const go = (by: 1 | -1) => {
    choose(null);
    setWindow(moved(window, room, candles.length, by));
  };
  if (!read) return <p className="px-4 pt-4 pb-2 text-14 text-ink-2">{t('noTrades')}</p>;
  const seen = { candles: shown, isOpen: isNewest, chosen, timeOf: timeOf.short };
  return (
    <>
      <Reading candle={read} time={timeOf.long(read.at)} />
      <div ref={place} className="relative mt-1 min-h-[258px]">
        {width > 0 && <CandleChart width={width} {...seen} />}
        <CandlePointer
          count={shown.length}
          left={candlesFrom(width, shown.length)}
          chosen={chosen ?? shown.length - 1}
          choose={choose}
          words={`${timeOf.long(read.at)}: ${t('ohlc', pricesOf(read))}`}
        />
      </div>
      <Steps earlier={hasEarlier ? () => go(1) : null} later={isNewest ? null : () => go(-1)} />
      <CandleTable candles={shown} timeOf={timeOf.long} />
    </>
  );
}

function pricesOf({ open, high, low, close }: Candle) {
  return { o: priceText(open), h: priceText(high), l: priceText(low), c: priceText(close) };
}

function Reading({ candle, time }: Readonly<{ candle: Candle; time: string }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const { o, h, l, c } = pricesOf(candle);
  const parts = [
    [t('openShort'), o],
    [t('highShort'), h],
    [t('lowShort'), l],
    [t('closeShort'), c],
  ] as const;
  return (
    <div aria-hidden className="px-4 pt-2 text-13">
      <p className="text-ink-2">{time}</p>
      <p className="flex flex-wrap justify-between gap-x-3">
        {parts.map(([name, price]) => (
          <span key={name} className="whitespace-nowrap">
            <span className="text-ink-2">{name}</span> {price}
          </span>
        ))}
      </p>
    </div>
  );
}

type StepsProps = Readonly<{ earlier: (() => void) | null; later: (() => void) | null }>;

function Steps({ earlier, later }: StepsProps): ReactNode {
  const t = useTexts(tokenPageTexts);
  const steps = [
    { icon: ChevronLeft, label: t('earlier'), go: earlier },
    { icon: ChevronRight, label: t('later'), go: later },
  ];
  return (
    <div className="flex items-center justify-between gap-3 pr-1.5 pl-4">
      <p className="text-13 text-ink-2">{t('legend')}</p>
      <div className="flex flex-none">
        {steps.map(({ icon, label, go }) => (
          <IconButton
            key={label}
            of={icon}
            size={20}
            label={label}
            disabled={go === null}
            onClick={() => go?.()}
            className="disabled:opacity-40"
          />
        ))}
      </div>
    </div>
  );
}

/** Short under the picture, long beside the figures. Days are counted in UTC, and named so. */
function useTimes(interval: Interval) {
  const locale = useLocale();
  const byDay = interval === '1d';
  const long = (at: number) => (byDay ? dateText(at, locale, 'UTC') : dateTimeText(at, locale));
  const short = (at: number) => {
    if (byDay) return dateText(at, locale, 'UTC');
    return interval.endsWith('h') ? dateText(at, locale) : clockText(at);
  };
  return { long, short };
}

type CandlePointerProps = Readonly<{
  count: number;
  /** Pixels left of the first one. */
  left: number;
  chosen: number;
  choose: (place: number) => void;
  /** What the chosen candle says, for who cannot see it. */
  words: string;
}>;

/** Lies over the candles: a finger, a mouse or the arrow keys choose one. */
function CandlePointer(props: CandlePointerProps): ReactNode {
  const { count, left, chosen, choose, words } = props;
  const t = useTexts(tokenPageTexts);
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    if (event.pointerType !== 'mouse') return;
    const at = Math.floor(event.nativeEvent.offsetX / SLOT);
    choose(Math.min(count - 1, Math.max(0, at)));
  };
  return (
    <input
      type="range"
      aria-label={t('chosenCandle')}
      aria-valuetext={words}
      min={0}
      max={Math.max(0, count - 1)}
      value={chosen}
      onChange={(event) => choose(Number(event.target.value))}
      onPointerMove={follow}
      style={{ left, width: Math.max(44, count * SLOT) }}
      className="absolute top-0 h-[234px] cursor-crosshair [touch-action:pan-y] appearance-none bg-transparent -outline-offset-2 [&::-moz-range-thumb]:size-2 [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:size-2 [&::-webkit-slider-thumb]:appearance-none"
    />
  );
}

/**
 * How wide an element is, in whole pixels; 0 in the server's view. It is taken to be as wide as the page until its own
 * width is told: to ask for that at once would lay out everything one more time.
 */
function useWidth<E extends Element>(): readonly [RefObject<E | null>, number] {
  const place = useRef<E>(null);
  const [width, setWidth] = useState(pageWidth);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(([told]) => {
      if (told) setWidth(Math.floor(told.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}

function pageWidth(): number {
  return isServerView() ? 0 : (document.getElementById('main')?.clientWidth ?? 0);
}
