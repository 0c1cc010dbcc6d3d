import type { Locale } from '../i18n/locale.ts';
import { formatDate } from './date-format.ts';
import { clockText } from './day.ts';
import { unbroken } from './unbroken.ts';

const styles: Readonly<Record<Locale, Intl.DateTimeFormatOptions>> = {
  en: { day: 'numeric', month: 'short', year: 'numeric' },
  'zh-TW': { day: 'numeric', month: 'numeric', year: 'numeric' },
};

/** `30 Jun 2027`, `2027/6/30`, never broken over two lines: in the reader's own time zone unless another is named. */
export function dateText(milliseconds: number, locale: Locale, timeZone?: string): string {
  return unbroken(formatDate(milliseconds, locale, styles[locale], timeZone));
}

/** The date with hours and minutes on a 24-hour clock. */
export function dateTimeText(milliseconds: number, locale: Locale, timeZone?: string): string {
  const clock = clockText(milliseconds, locale, timeZone);
  return `${dateText(milliseconds, locale, timeZone)}${locale === 'en' ? ', ' : ' '}${clock}`;
}
