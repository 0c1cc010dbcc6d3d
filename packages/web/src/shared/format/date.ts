import { formatDate } from '../i18n/date-format.ts';
import { type Locale, writing } from '../i18n/locale.ts';
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

/** On a 24-hour clock. */
const minutes = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** `14 November`, `11月14日`: the day without its year, in the reader's own time zone unless another is named. */
export function dayText(milliseconds: number, locale: Locale, timeZone?: string): string {
  return formatDate(milliseconds, locale, { day: 'numeric', month: 'long' }, timeZone);
}

/** `09:21` on a 24-hour clock, in every language. */
export function clockText(milliseconds: number, timeZone?: string): string {
  return formatDate(milliseconds, 'en', minutes, timeZone);
}

/** `09:21:58` on a 24-hour clock, in the reader's own time zone unless another is named. */
export function timeText(milliseconds: number, timeZone?: string): string {
  return formatDate(milliseconds, 'en', { ...minutes, second: '2-digit' }, timeZone);
}

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
