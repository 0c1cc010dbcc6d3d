import { formatDate } from '../../shared/i18n/date-format.ts';
import { type Locale, writing } from '../../shared/i18n/locale.ts';

/** How far the pictures look back, and what one bar stands for. */
export const spans = ['days', 'weeks', 'months'] as const;
export type Span = (typeof spans)[number];

/** A day as `2026-11-15`; days of the books begin at midnight UTC. */
export type Day = string;

/** What one bar stands for: both days belong to it. */
export type Stretch = Readonly<{ from: Day; to: Day }>;

const DAY = 86_400_000;

export function dayOf(milliseconds: number): Day {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

export function startOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function daysBefore(day: Day, days: number): Day {
  return dayOf(startOf(day) - days * DAY);
}

/** The bars up to today, oldest first: 14 days, 12 weeks that end today, or this month and 11 before it. */
export function stretchesOf(span: Span, today: Day): readonly Stretch[] {
  if (span === 'months') return backwards(12, (ago) => monthBefore(today, ago));
  const [bars, length] = span === 'days' ? [14, 1] : [12, 7];
  return backwards(bars, (ago) => {
    const to = daysBefore(today, ago * length);
    return { from: daysBefore(to, length - 1), to };
  });
}

function backwards(bars: number, at: (ago: number) => Stretch): readonly Stretch[] {
  return Array.from({ length: bars }, (_, place) => at(bars - 1 - place));
}

function monthBefore(today: Day, ago: number): Stretch {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const from = dayOf(Date.UTC(year, month - 1 - ago, 1));
  const end = dayOf(Date.UTC(year, month - ago, 0));
  return { from, to: end > today ? today : end };
}

/** `2 Nov`, `11/2`; a month of the year by its name: `Nov 2026`, `2026/11`. */
export function stretchText({ from }: Stretch, span: Span, locale: Locale): string {
  const { month } = writing[locale];
  const shown = span === 'months' ? { month, year: 'numeric' } : { day: 'numeric', month };
  return formatDate(startOf(from), locale, shown as Intl.DateTimeFormatOptions, 'UTC');
}
