import type { Locale } from '../../shared/i18n/locale.ts';
import type { Period } from './income-queries.ts';
import { dayOf } from './period.ts';

/** What a file can cover. Months and years are those of UTC, as the days of the books. */
export const exportSpans = ['month', 'before', 'year', 'all'] as const;
export type ExportSpan = (typeof exportSpans)[number];

/** From the first moment that belongs to it to the first that does not. */
export function exportPeriod(span: ExportSpan, now: number): Period {
  if (span === 'all') return {};
  const [year = 0, month = 1] = dayOf(now).split('-').map(Number);
  if (span === 'year') return { from: Date.UTC(year, 0, 1), to: Date.UTC(year + 1, 0, 1) };
  const first = span === 'month' ? month - 1 : month - 2;
  return { from: Date.UTC(year, first, 1), to: Date.UTC(year, first + 1, 1) };
}

/** `Nov`, `11月`, `2026`: short enough for four in a row; null of all there is. */
export function spanName(span: ExportSpan, now: number, locale: Locale): string | null {
  const { from } = exportPeriod(span, now);
  if (from === undefined) return null;
  const unit = span === 'year' ? ({ year: 'numeric' } as const) : ({ month: 'short' } as const);
  return new Intl.DateTimeFormat(locale, { ...unit, timeZone: 'UTC' }).format(from);
}

/** `vellum-income-2026-11-01-2026-11-30.csv`: the last day named belongs to it. */
export function exportName({ from, to }: Period): string {
  const days = from !== undefined && to !== undefined ? [dayOf(from), dayOf(to - 1)] : ['all'];
  return `vellum-income-${days.join('-')}.csv`;
}
