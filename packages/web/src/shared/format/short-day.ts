import type { Locale } from '../i18n/locale.ts';
import { unbroken } from './unbroken.ts';

const tag = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale);

/** `19 Nov`, `11/19`: for lines that have little room. In the reader's own time zone unless another is named. */
export function shortDay(milliseconds: number, locale: Locale, timeZone?: string): string {
  const day = new Intl.DateTimeFormat(tag(locale), {
    day: 'numeric',
    month: locale === 'en' ? 'short' : 'numeric',
    ...(timeZone && { timeZone }),
  }).format(milliseconds);
  return unbroken(day);
}

/** The day with hours and minutes: `24 Nov, 20:00`, `11/24 20:00`. */
export function shortMoment(milliseconds: number, locale: Locale, timeZone?: string): string {
  const clock = new Intl.DateTimeFormat(tag(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone && { timeZone }),
  }).format(milliseconds);
  return `${shortDay(milliseconds, locale, timeZone)}${locale === 'en' ? ', ' : ' '}${clock}`;
}
