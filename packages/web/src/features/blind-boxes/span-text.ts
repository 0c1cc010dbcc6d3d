import type { Translate } from '../../shared/i18n/use-texts.ts';
import type { BoxText } from './texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A span of milliseconds by its largest part, cut off: `8 min`. A begun second counts whole. */
export function spanText(milliseconds: number, t: Translate<BoxText>): string {
  if (milliseconds >= HOUR) return t('spanHours', { n: Math.floor(milliseconds / HOUR) });
  if (milliseconds >= MINUTE) return t('spanMinutes', { n: Math.floor(milliseconds / MINUTE) });
  return t('spanSeconds', { n: Math.max(0, Math.ceil(milliseconds / 1000)) });
}
