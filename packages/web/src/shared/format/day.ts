import type { Locale } from '../i18n/locale.ts';
import { formatDate } from './date-format.ts';

/** On a 24-hour clock. */
export const minutes = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** `14 November`, `11月14日`: the day without its year, in the reader's own time zone unless another is named. */
export function dayText(milliseconds: number, locale: Locale, timeZone?: string): string {
  return formatDate(milliseconds, locale, { day: 'numeric', month: 'long' }, timeZone);
}

/** `09:21` on a 24-hour clock, in every language. */
export function clockText(milliseconds: number, timeZone?: string): string {
  return formatDate(milliseconds, 'en', minutes, timeZone);
}
