import { larger, smaller } from '@vellum/api/numbers/bigint-order';
import type { Candle } from './candle.ts';

/** Prices from the foot to the top of the picture, and where lines are drawn. */
export type PriceScale = Readonly<{ low: bigint; high: bigint; lines: readonly bigint[] }>;

/** Room above the highest and below the lowest price: a sixteenth of what lies between them. */
const MARGIN = 16n;
/** Of a price that never moved: a fiftieth of it, so that its line lies in the middle. */
const STILL = 50n;

/** A scale that holds every price, with round prices marked on it. */
export function scaleOf(candles: readonly Candle[], lines = 5n): PriceScale {
  const least = candles.map(({ low }) => low).reduce(smaller);
  const most = candles.map(({ high }) => high).reduce(larger);
  const room = larger(1n, most > least ? (most - least) / MARGIN : most / STILL);
  const low = larger(0n, least - room);
  const high = most + room;
  return { low, high, lines: roundBetween(low, high, lines) };
}

/** Where a price lies, in pixels from the top. */
export function heightAt(price: bigint, { low, high }: PriceScale, height: number): number {
  const thousandths = Number(((high - price) * 10_000n) / (high - low));
  return Math.round((thousandths * height) / 1_000) / 10;
}

/** At most one more than so many round numbers between two others: steps of 1, 2 or 5 and zeros. */
export function roundBetween(low: bigint, high: bigint, most: bigint): readonly bigint[] {
  const step = roundStep((high - low) / most);
  const first = (low + step - 1n) / step;
  const count = Number(high / step - first + 1n);
  return Array.from({ length: Math.max(0, count) }, (_, n) => (first + BigInt(n)) * step);
}

/** The smallest of 1, 2, 5, 10, 20 … that is not below. */
function roundStep(wanted: bigint): bigint {
  const power = 10n ** BigInt(wanted.toString().length - 1);
  const factor = [1n, 2n, 5n].find((one) => one * power >= wanted) ?? 10n;
  return factor * power;
}
