import type { CandleInterval } from '@vellum/api/wire/choice-lists';
import { clockText, dateText, dateTimeText, shortDay } from '../format/date.ts';
import { formatDate } from '../i18n/date-format.ts';
import type { Locale } from '../i18n/locale.ts';

/** Milliseconds. */
export const intervalLength: Readonly<Record<CandleInterval, number>> = {
  '1m': 60_000,
  '5m': 300_000,
  '15m': 900_000,
  '1h': 3_600_000,
  '4h': 14_400_000,
  '1d': 86_400_000,
};

/** `year` to `minute`: what begins at a mark of the axis. */
export type Mark = 'year' | 'month' | 'day' | 'minute';

export type ChartTimes = Readonly<{
  /** Seconds of the canvas's clock, which knows no time zones, and back. */
  draw: (at: number) => number;
  momentOf: (drawn: number) => number;
  /** Beside the figures and at the crosshair. */
  long: (at: number) => string;
  markText: (at: number, mark: Mark) => string;
}>;

/**
 * Times of a chart in the reader's zone. Days are counted in UTC. The canvas runs on one offset, that of the
 * newest moment, so that a change to winter time never makes two bars one; texts are right on both sides of it.
 */
export function chartTimes(interval: CandleInterval, locale: Locale, newest: number): ChartTimes {
  const isDays = interval === '1d';
  const zone = isDays ? 'UTC' : undefined;
  const offset = isDays ? 0 : new Date(newest).getTimezoneOffset() * -60_000;
  return {
    draw: (at) => (at + offset) / 1000,
    momentOf: (drawn) => drawn * 1000 - offset,
    long: (at) => (isDays ? dateText(at, locale, zone) : dateTimeText(at, locale)),
    markText(at, mark) {
      if (mark === 'minute') return clockText(at, zone);
      if (mark === 'day') return shortDay(at, locale, zone);
      const parts = mark === 'month' ? { month: 'short' as const } : { year: 'numeric' as const };
      return formatDate(at, locale, parts, zone);
    },
  };
}
