import {
  CandlestickSeries,
  CrosshairMode,
  createChart,
  HistogramSeries,
  LineSeries,
  LineStyle,
  TickMarkType,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { Bar } from './bars.ts';
import type { ChartPaint } from './chart-paint.ts';
import type { ChartTimes, Mark } from './chart-times.ts';
import { movingAverage } from './moving-average.ts';
import { type PriceNumbers, priceNumbers } from './price-numbers.ts';

export type Drawing = Readonly<{ bars: readonly Bar[]; times: ChartTimes; paint: ChartPaint }>;

type ChartListeners = Readonly<{
  /** The bar under finger or mouse; null for none. */
  point: (at: number | null) => void;
  /** The oldest bars are in sight. */
  oldest: () => void;
}>;

const BAR_WIDTH = 8;
/** Bars left of the first visible one, below which older ones are asked for. */
const NEAR_OLDEST = 20;
/** Of the bars in sight that one step of zooming takes or gives. */
const ZOOM_STEP = 0.25;
const FEWEST_BARS = 8;
/** Of volumes, as the last two digits of a colour. */
const TRANSLUCENT = '99';

const marks: Readonly<Record<TickMarkType, Mark>> = {
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
  [TickMarkType.DayOfMonth]: 'day',
  [TickMarkType.Time]: 'minute',
  [TickMarkType.TimeWithSeconds]: 'minute',
};

/** Candles, volumes and an average on a canvas inside `place`. */
export function canvasChart(place: HTMLElement, isFull: boolean, heard: ChartListeners) {
  const plot = plotIn(place, isFull);
  const { chart, candles } = plot;
  let drawn: Drawing | null = null;
  chart.subscribeCrosshairMove(({ time }) => {
    heard.point(time === undefined || !drawn ? null : drawn.times.momentOf(Number(time)));
  });
  chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
    if (drawn && range && range.from < NEAR_OLDEST) heard.oldest();
  });
  return {
    draw(drawing: Drawing): void {
      fill(plot, drawing);
      drawn = drawing;
    },
    /** Marks a bar, and moves the chart to it where it is out of sight. */
    point(at: number): void {
      const bar = drawn?.bars.find((one) => one.at === at);
      if (!drawn || !bar) return;
      const { bars, times } = drawn;
      const scale = chart.timeScale();
      const [range, place] = [scale.getVisibleLogicalRange(), bars.indexOf(bar)];
      if (range && (place < range.from || place > range.to)) {
        scale.scrollToPosition(place - bars.length + (range.to - range.from) / 2, false);
      }
      const value = numbersOf(bars).draw(bar.close);
      chart.setCrosshairPosition(value, times.draw(at) as UTCTimestamp, candles);
    },
    /** Fewer bars, drawn larger, or more; the newest in sight stays where it is. */
    zoom(direction: 'in' | 'out'): void {
      const range = chart.timeScale().getVisibleLogicalRange();
      if (!range) return;
      const step = (range.to - range.from) * ZOOM_STEP * (direction === 'in' ? 1 : -1);
      const from = Math.min(range.to - FEWEST_BARS, range.from + step);
      chart.timeScale().setVisibleLogicalRange({ from, to: range.to });
    },
    remove: () => chart.remove(),
  };
}

export type CanvasChart = ReturnType<typeof canvasChart>;

function plotIn(place: HTMLElement, isFull: boolean) {
  const chart = createChart(place, {
    autoSize: true,
    // Its style element would break the page's content policy; a link beside the chart takes its place.
    layout: { attributionLogo: false, background: { color: 'transparent' } },
    crosshair: { mode: CrosshairMode.Magnet },
    timeScale: { barSpacing: BAR_WIDTH, rightOffset: 2, timeVisible: true, minBarSpacing: 1 },
    // Inside the page a finger that moves down and the wheel scroll the page.
    handleScroll: { vertTouchDrag: false, mouseWheel: isFull },
    handleScale: { mouseWheel: isFull },
  });
  const quiet = { lastValueVisible: false, priceLineVisible: false };
  const candles = chart.addSeries(CandlestickSeries, { priceLineStyle: LineStyle.Dashed });
  const volumes = chart.addSeries(HistogramSeries, { ...quiet, priceScaleId: 'volume' });
  const average = chart.addSeries(LineSeries, {
    ...{ ...quiet, lineWidth: 2, crosshairMarkerVisible: false },
  });
  candles.priceScale().applyOptions({ scaleMargins: { top: 0.08, bottom: 0.26 } });
  volumes.priceScale().applyOptions({ scaleMargins: { top: 0.8, bottom: 0 } });
  return { chart, candles, volumes, average };
}

type Plot = ReturnType<typeof plotIn>;

const numbersOf = (bars: readonly Bar[]) => priceNumbers(bars.map(({ high }) => high));

function fill({ chart, candles, volumes, average }: Plot, drawing: Drawing): void {
  const { bars, times, paint } = drawing;
  const numbers = numbersOf(bars);
  const timeOf = ({ at }: Bar) => times.draw(at) as UTCTimestamp;
  chart.applyOptions(lookOf(drawing));
  candles.applyOptions(candleLook(paint, numbers));
  average.applyOptions({ color: paint.average });
  candles.setData(
    bars.map((bar, place) => ({
      time: timeOf(bar),
      ...{ open: numbers.draw(bar.open), high: numbers.draw(bar.high) },
      ...{ low: numbers.draw(bar.low), close: numbers.draw(bar.close) },
      ...inkOf(bar, place === bars.length - 1, paint),
    })),
  );
  volumes.setData(
    bars.map((bar) => ({
      ...{ time: timeOf(bar), value: Number(bar.volume) },
      color: `${bar.close < bar.open ? paint.fall : paint.rise}${TRANSLUCENT}`,
    })),
  );
  const means = movingAverage(bars.map(({ close }) => close));
  average.setData(
    bars.flatMap((bar, place) => {
      const mean = means[place];
      return mean == null ? [] : [{ time: timeOf(bar), value: numbers.draw(mean) }];
    }),
  );
}

/** A rising candle is hollow. The one that still runs is brass, and a price nobody moved is a grey dash. */
function inkOf({ open, close, isTraded }: Bar, isNewest: boolean, paint: ChartPaint) {
  if (!isTraded && !isNewest) return inked(paint.idle, paint.idle);
  if (!isNewest) return {};
  return inked(paint.newest, close < open ? paint.newest : 'transparent');
}

const inked = (ink: string, color: string) => ({ color, borderColor: ink, wickColor: ink });

function candleLook(paint: ChartPaint, { textOf, textsOf }: PriceNumbers) {
  return {
    ...{ upColor: 'transparent', borderUpColor: paint.rise, wickUpColor: paint.rise },
    ...{ downColor: paint.fall, borderDownColor: paint.fall, wickDownColor: paint.fall },
    priceLineColor: paint.newest,
    priceFormat: {
      type: 'custom' as const,
      ...{ minMove: 1, formatter: textOf, tickmarksFormatter: textsOf },
    },
  };
}

function lookOf({ paint, times }: Drawing) {
  const line = { color: paint.grid };
  const cross = { color: paint.cross, labelBackgroundColor: paint.cross };
  return {
    layout: { textColor: paint.text, fontFamily: getComputedStyle(document.body).fontFamily },
    grid: { vertLines: line, horzLines: line },
    crosshair: { vertLine: cross, horzLine: cross },
    rightPriceScale: { borderColor: paint.grid },
    timeScale: {
      borderColor: paint.grid,
      tickMarkFormatter: (time: unknown, mark: TickMarkType) =>
        times.markText(times.momentOf(Number(time)), marks[mark]),
    },
    localization: { timeFormatter: (time: unknown) => times.long(times.momentOf(Number(time))) },
  };
}
