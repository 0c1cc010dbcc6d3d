import { type Locale, writing } from '../i18n/locale.ts';
import { formatDate } from './date-format.ts';
import { minutes } from './day.ts';
import { unbroken } from './unbroken.ts';

const date = (locale: Locale) =>
  ({ day: 'numeric', month: writing[locale].month, year: 'numeric' }) as const;

/** `30 Jun 2027`, `2027/6/30`, never broken over two lines: in the reader's own time zone unless another is named. */
export function dateText(milliseconds: number, locale: Locale, timeZone?: string): string {
  return unbroken(formatDate(milliseconds, locale, date(locale), timeZone));
}

/** The date with hours and minutes on a 24-hour clock; a line breaks before the clock alone. */
export function dateTimeText(milliseconds: number, locale: Locale, timeZone?: string): string {
  const text = formatDate(milliseconds, locale, { ...date(locale), ...minutes }, timeZone);
  return text.replaceAll(/ (?=.* )/g, '\u00a0');
}
