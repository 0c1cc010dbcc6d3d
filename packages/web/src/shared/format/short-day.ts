import { type Locale, writing } from '../i18n/locale.ts';
import { formatDate } from './date-format.ts';
import { minutes } from './day.ts';
import { unbroken } from './unbroken.ts';

const day = (locale: Locale) => ({ day: 'numeric', month: writing[locale].month }) as const;

/** `19 Nov`, `11/19`: for lines that have little room. In the reader's own time zone unless another is named. */
export function shortDay(milliseconds: number, locale: Locale, timeZone?: string): string {
  return unbroken(formatDate(milliseconds, locale, day(locale), timeZone));
}

/** The day with hours and minutes: `24 Nov, 20:00`, `11/24 20:00`. */
export function shortMoment(milliseconds: number, locale: Locale, timeZone?: string): string {
  const text = formatDate(milliseconds, locale, { ...day(locale), ...minutes }, timeZone);
  return text.replaceAll(/ (?=.* )/g, '\u00a0');
}
