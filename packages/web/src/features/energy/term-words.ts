import type { Translate } from '../../shared/i18n/use-texts.ts';
import type { EnergyText } from './texts.ts';

const DAY = 24;
const MINUTE_MS = 60_000;

/** `6 hours`, `3 days`. */
export function termText(hours: number, t: Translate<EnergyText>): string {
  return hours % DAY === 0 ? t('days', { n: hours / DAY }) : t('hours', { n: hours });
}

/** `6 h`, `3 d`. */
export function shortTerm(hours: number, t: Translate<EnergyText>): string {
  return hours % DAY === 0 ? t('shortDays', { n: hours / DAY }) : t('shortHours', { n: hours });
}

/** A short span: `6 s`, `2 min`; begun ones count whole. */
export function spanText(milliseconds: number, t: Translate<EnergyText>): string {
  const span = Math.max(0, milliseconds);
  if (span < 2 * MINUTE_MS) return t('seconds', { n: Math.ceil(span / 1000) });
  if (span < 3 * 60 * MINUTE_MS) return t('minutes', { n: Math.ceil(span / MINUTE_MS) });
  return termText(Math.ceil(span / (60 * MINUTE_MS)), t);
}
