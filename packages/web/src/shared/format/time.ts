import { formatDate } from './date-format.ts';
import { minutes } from './day.ts';

/** `09:21:58` on a 24-hour clock, in the reader's own time zone unless another is named. */
export function timeText(milliseconds: number, timeZone?: string): string {
  return formatDate(milliseconds, 'en', { ...minutes, second: '2-digit' }, timeZone);
}
