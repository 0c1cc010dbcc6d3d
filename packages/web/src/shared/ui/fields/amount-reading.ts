import {
  type AmountReading,
  type DecimalMark,
  unitsTyped,
} from '@vellum/api/typed-text/typed-amount';
import { activeLocale } from '../../i18n/active-locale.ts';
import { writing } from '../../i18n/locale.ts';

/** How this reader's amounts are read: by the app's language, where the browser's region agrees. */
export function amountReading(decimals: number): AmountReading {
  return { decimals, language: markOf(writing[activeLocale()].tag), region: regionMark() };
}

/** A typed count; 0 while nothing is understood. */
export function countTyped(text: string): number {
  return Number(unitsTyped(text, amountReading(0)) ?? 0n);
}

/** Of marks that are neither, Arabic ones, a dot is as far from certain as in a comma region. */
export function markOf(tag: string): DecimalMark {
  const parts = new Intl.NumberFormat(tag).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value === '.' ? '.' : ',';
}

function regionMark(): DecimalMark {
  try {
    return markOf(navigator.language);
  } catch {
    // A browser may name a language that is none.
    return '.';
  }
}
