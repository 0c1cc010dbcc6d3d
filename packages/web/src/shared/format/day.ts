import type { Locale } from '../i18n/locale.ts';

const tag = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale);

/** `14 November`, `11月14日`: the day without its year, in the reader's own time zone unless another is named. */
export function dayText(milliseconds: number, locale: Locale, timeZone?: string): string {
  return new Intl.DateTimeFormat(tag(locale), {
    day: 'numeric',
    month: 'long',
    ...(timeZone && { timeZone }),
  }).format(milliseconds);
}

/** `09:21` on a 24-hour clock. */
export function clockText(milliseconds: number, locale: Locale, timeZone?: string): string {
  return new Intl.DateTimeFormat(tag(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone && { timeZone }),
  }).format(milliseconds);
}
