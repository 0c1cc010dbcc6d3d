import type { Locale } from '../i18n/locale.ts';
import { formatDate } from './date-format.ts';
import { twoDigits } from './duration.ts';
import { monthName } from './month-name.ts';

/** `14 November`, `11月14日`: the day without its year, in the reader's own time zone unless another is named. */
export function dayText(milliseconds: number, locale: Locale, timeZone?: string): string {
  return formatDate(
    milliseconds,
    ({ day, month }) => (locale === 'en' ? `${day} ${monthName(month)}` : `${month}月${day}日`),
    timeZone,
  );
}

/** `09:21` on a 24-hour clock, in every language. */
export function clockText(milliseconds: number, timeZone?: string): string {
  return formatDate(
    milliseconds,
    ({ hour, minute }) => `${twoDigits(hour)}:${twoDigits(minute)}`,
    timeZone,
  );
}
