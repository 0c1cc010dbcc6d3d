import type { Candle } from './candle.ts';
import { heightAt, type PriceScale } from './candle-scale.ts';

/** Pixels that a candle takes with the gap to the next. */
export const SLOT = 8;
const BODY = 5;

/** A drawing of many candles in five strokes, so that a phone draws it at once. */
export type CandlePaths = Readonly<{
  /** Hollow bodies with their wicks: the price rose or stayed. */
  rose: string;
  /** Solid bodies and their wicks: it fell. */
  fell: string;
  /** The interval that still runs. */
  open: string;
  bars: string;
  openBar: string;
}>;

type Area = Readonly<{ price: number; volumeTop: number; volume: number }>;

/** Candles from left to right; the last one is the open interval when `isOpen`. */
export function candlePaths(
  candles: readonly Candle[],
  scale: PriceScale,
  area: Area,
  isOpen: boolean,
): CandlePaths {
  const paths = { rose: '', fell: '', open: '', bars: '', openBar: '' };
  const most = Math.max(1, ...candles.map(({ volume }) => Number(volume)));
  candles.forEach((candle, place) => {
    const x = place * SLOT + (SLOT - BODY) / 2;
    const isLast = isOpen && place === candles.length - 1;
    const drawn = drawnCandle(candle, x, scale, area.price);
    const bar = drawnBar(candle, x, most, area);
    if (isLast) {
      paths.open += drawn;
      paths.openBar += bar;
      return;
    }
    paths[candle.close < candle.open ? 'fell' : 'rose'] += drawn;
    paths.bars += bar;
  });
  return paths;
}

function drawnCandle(candle: Candle, x: number, scale: PriceScale, height: number): string {
  const y = (price: bigint) => heightAt(price, scale, height);
  const [top, foot] = [candle.open, candle.close].map(y).sort((a, b) => a - b) as [number, number];
  const middle = x + BODY / 2;
  // A body is never thinner than a line.
  const tall = Math.max(1, foot - top);
  return `M${middle} ${y(candle.high)}V${top}M${middle} ${top + tall}V${Math.max(top + tall, y(candle.low))}M${x} ${top}h${BODY}v${round(tall)}h-${BODY}z`;
}

function drawnBar(
  { volume }: Candle,
  x: number,
  most: number,
  { volumeTop, volume: height }: Area,
) {
  if (volume === 0n) return '';
  const tall = Math.max(1, (Number(volume) / most) * height);
  return `M${x} ${round(volumeTop + height - tall)}h${BODY}v${round(tall)}h-${BODY}z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
