import type { Locale } from '../i18n/locale.ts';
import { unbroken } from './unbroken.ts';

const styles: Readonly<Record<Locale, Intl.DateTimeFormatOptions>> = {
  en: { day: 'numeric', month: 'short', year: 'numeric' },
  'zh-TW': { day: 'numeric', month: 'numeric', year: 'numeric' },
};

/** `30 Jun 2027`, `2027/6/30`, never broken over two lines: in the reader's own time zone unless another is named. */
export function dateText(milliseconds: number, locale: Locale, timeZone?: string): string {
  const style = { ...styles[locale], ...(timeZone && { timeZone }) };
  return unbroken(format(locale, style, milliseconds));
}

/** The date with hours and minutes on a 24-hour clock. */
export function dateTimeText(milliseconds: number, locale: Locale, timeZone?: string): string {
  const clock = format(
    locale,
    { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...(timeZone && { timeZone }) },
    milliseconds,
  );
  return `${dateText(milliseconds, locale, timeZone)}${locale === 'en' ? ', ' : ' '}${clock}`;
}

function format(locale: Locale, options: Intl.DateTimeFormatOptions, milliseconds: number): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, options).format(milliseconds);
}
