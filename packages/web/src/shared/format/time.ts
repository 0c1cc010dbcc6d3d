import { formatDate } from './date-format.ts';
import { clockText } from './day.ts';
import { twoDigits } from './duration.ts';

/** `09:21:58` on a 24-hour clock, in the reader's own time zone unless another is named. */
export function timeText(milliseconds: number, timeZone?: string): string {
  const seconds = formatDate(milliseconds, ({ second }) => twoDigits(second), timeZone);
  return `${clockText(milliseconds, timeZone)}:${seconds}`;
}
