import type { Locale } from '../i18n/locale.ts';
import { formatDate } from './date-format.ts';

const style = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;

/** `09:21:58` on a 24-hour clock, in the reader's own time zone unless another is named. */
export function timeText(milliseconds: number, locale: Locale, timeZone?: string): string {
  return formatDate(milliseconds, locale, style, timeZone);
}
