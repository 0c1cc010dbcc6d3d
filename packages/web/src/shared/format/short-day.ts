import type { Locale } from '../i18n/locale.ts';
import { formatDate } from './date-format.ts';
import { clockText } from './day.ts';
import { shortMonth } from './month-name.ts';
import { unbroken } from './unbroken.ts';

/** `19 Nov`, `11/19`: for lines that have little room. In the reader's own time zone unless another is named. */
export function shortDay(milliseconds: number, locale: Locale, timeZone?: string): string {
  return formatDate(
    milliseconds,
    ({ day, month }) =>
      locale === 'en' ? unbroken(`${day} ${shortMonth(month)}`) : `${month}/${day}`,
    timeZone,
  );
}

/** The day with hours and minutes: `24 Nov, 20:00`, `11/24 20:00`. */
export function shortMoment(milliseconds: number, locale: Locale, timeZone?: string): string {
  const clock = clockText(milliseconds, timeZone);
  return `${shortDay(milliseconds, locale, timeZone)}${locale === 'en' ? ', ' : ' '}${clock}`;
}
