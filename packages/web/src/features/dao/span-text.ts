import { durationOf } from '../../shared/format/duration.ts';
import type { Translate } from '../../shared/i18n/use-texts.ts';
import type { DaoText } from './texts.ts';

/** A span by its two largest parts: `3 d 10 h`, `10 min`. */
export function spanText(milliseconds: number, t: Translate<DaoText>): string {
  const { days, hours, minutes, seconds } = durationOf(milliseconds);
  const parts = [
    { name: 'spanDays', n: days },
    { name: 'spanHours', n: hours },
    { name: 'spanMinutes', n: minutes },
    { name: 'spanSeconds', n: seconds },
  ] as const;
  const first = parts.findIndex(({ n }) => n > 0);
  const shown = parts.slice(first).slice(0, 2);
  const told = shown.filter(({ n }, place) => n > 0 || (place === 0 && first === -1));
  return told.map(({ name, n }) => t(name, { n })).join(' ');
}
