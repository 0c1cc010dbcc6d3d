import type { Locale } from '../i18n/locale.ts';
import { formatDate } from './date-format.ts';
import { clockText } from './day.ts';
import { shortMonth } from './month-name.ts';
import { unbroken } from './unbroken.ts';

/** `30 Jun 2027`, `2027/6/30`, never broken over two lines: in the reader's own time zone unless another is named. */
export function dateText(milliseconds: number, locale: Locale, timeZone?: string): string {
  return formatDate(
    milliseconds,
    ({ day, month, year }) =>
      locale === 'en' ? unbroken(`${day} ${shortMonth(month)} ${year}`) : `${year}/${month}/${day}`,
    timeZone,
  );
}

/** The date with hours and minutes on a 24-hour clock. */
export function dateTimeText(milliseconds: number, locale: Locale, timeZone?: string): string {
  const clock = clockText(milliseconds, timeZone);
  return `${dateText(milliseconds, locale, timeZone)}${locale === 'en' ? ', ' : ' '}${clock}`;
}
