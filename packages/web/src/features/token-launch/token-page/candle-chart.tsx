import { type ReactNode, useId } from 'react';
import { axisTexts, priceText } from '../../../shared/launch/price-text.ts';
import type { Candle } from './candle.ts';
import { candlePaths, SLOT } from './candle-paths.ts';
import { heightAt, type PriceScale, scaleOf } from './candle-scale.ts';

/** Pixels. The axis stands beside the prices, the times below the volumes. */
const AXIS = 68;
const PRICE = 176;
const VOLUME = { volumeTop: 192, volume: 40 };
const HEIGHT = 258;

/** Where the first candle begins: the newest stands beside the axis, also where there are few. */
export function candlesFrom(width: number, count: number): number {
  return Math.max(0, width - AXIS - count * SLOT);
}

/** How many candles find room beside the axis. */
export function candlesIn(width: number): number {
  return Math.max(8, Math.floor((width - AXIS) / SLOT));
}

type CandleChartProps = Readonly<{
  width: number;
  candles: readonly Candle[];
  /** The last one still runs. */
  isOpen: boolean;
  /** Which one is looked at; null for none. */
  chosen: number | null;
  timeOf: (at: number) => string;
}>;

/** Candles, volumes and their axes. A picture only: its figures are read beside it and in the table. */
export function CandleChart(props: CandleChartProps): ReactNode {
  const { width, candles, isOpen, chosen, timeOf } = props;
  const scale = scaleOf(candles);
  const last = candles.at(-1)?.close ?? 0n;
  return (
    <svg aria-hidden width={width} height={HEIGHT} className="block">
      <Grid width={width} scale={scale} last={last} />
      <g transform={`translate(${candlesFrom(width, candles.length)} 0)`}>
        <Candles candles={candles} scale={scale} isOpen={isOpen} />
        <Times candles={candles} timeOf={timeOf} />
        {chosen !== null && <Chosen place={chosen} />}
      </g>
      <LastPrice width={width} scale={scale} price={last} />
    </svg>
  );
}

type GridProps = Readonly<{ width: number; scale: PriceScale; last: bigint }>;

/** Pixels that a written price takes; beside the newest one no other is written. */
const LETTERS = 16;

function Grid({ width, scale, last }: GridProps): ReactNode {
  const plot = width - AXIS;
  const isFree = (price: bigint) =>
    Math.abs(heightAt(price, scale, PRICE) - heightAt(last, scale, PRICE)) > LETTERS;
  const texts = axisTexts(scale.lines);
  return (
    <>
      {scale.lines.map((price, at) => (
        <g key={price.toString()}>
          <path d={`M0 ${heightAt(price, scale, PRICE)}H${plot}`} className="stroke-line-soft" />
          {isFree(price) && (
            <text x={plot + 6} y={heightAt(price, scale, PRICE) + 4} className="fill-ink-2 text-12">
              {texts[at]}
            </text>
          )}
        </g>
      ))}
      <path
        d={`M${plot + 0.5} 0V${HEIGHT - 24}M0 ${HEIGHT - 24.5}H${plot}`}
        className="stroke-line"
      />
    </>
  );
}

type CandlesProps = Readonly<{ candles: readonly Candle[]; scale: PriceScale; isOpen: boolean }>;

function Candles({ candles, scale, isOpen }: CandlesProps): ReactNode {
  const engraving = useId();
  const drawn = candlePaths(candles, scale, { price: PRICE, ...VOLUME }, isOpen);
  return (
    <>
      <defs>
        <pattern id={engraving} width="4" height="4" patternUnits="userSpaceOnUse">
          <rect width="4" height="2" className="fill-primary" />
        </pattern>
      </defs>
      <path d={drawn.rose} className="fill-bg stroke-up" />
      <path d={drawn.fell} className="fill-down stroke-down" />
      <path d={drawn.open} className="fill-accent stroke-accent" />
      <path d={drawn.bars} fill={`url(#${engraving})`} />
      <path d={drawn.openBar} className="fill-accent" />
    </>
  );
}

type TimesProps = Readonly<{ candles: readonly Candle[]; timeOf: (at: number) => string }>;

/** Pixels that a date takes with some room. */
const DATE = 92;

/** Two times are enough to find one's way; more would touch. */
function Times({ candles, timeOf }: TimesProps): ReactNode {
  const middle = Math.floor((candles.length - 1) / 2);
  const places = middle * SLOT < DATE ? [0] : [0, middle];
  return (
    <>
      {places.map((place) => (
        <text key={place} x={place * SLOT + 2} y={HEIGHT - 6} className="fill-ink-2 text-12">
          {timeOf(candles[place]?.at ?? 0)}
        </text>
      ))}
    </>
  );
}

function Chosen({ place }: Readonly<{ place: number }>): ReactNode {
  return (
    <path
      d={`M${place * SLOT + SLOT / 2} 0V${HEIGHT - 24}`}
      className="stroke-ink"
      strokeDasharray="2 2"
    />
  );
}

type LastPriceProps = Readonly<{ width: number; scale: PriceScale; price: bigint }>;

function LastPrice({ width, scale, price }: LastPriceProps): ReactNode {
  const plot = width - AXIS;
  const y = heightAt(price, scale, PRICE);
  return (
    <>
      <path d={`M0 ${y}H${plot}`} className="stroke-accent" strokeDasharray="3 3" />
      <rect x={plot} y={y - 10} width={AXIS} height={20} className="fill-accent" />
      <text x={plot + 6} y={y + 4} className="fill-bg text-12 font-strong">
        {priceText(price)}
      </text>
    </>
  );
}
