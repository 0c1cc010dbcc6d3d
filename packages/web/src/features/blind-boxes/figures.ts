import { wholeParts } from '../../shared/format/part-texts.ts';
import { type Locale, writing } from '../../shared/i18n/locale.ts';

const FINEST = 4;

/**
 * The shares of counts in percent, which add up to 100 % as they are written, all to the same decimals: one, or as
 * many as the smallest share needs, so that a small chance is never shown as none. `8.0 %`
 */
export function oddsTexts(counts: readonly number[]): readonly string[] {
  const whole = counts.reduce((sum, count) => sum + count, 0);
  const least = Math.min(...counts.filter((count) => count > 0));
  let decimals = 1;
  while (decimals < FINEST && least * 100 * 10 ** decimals < whole) decimals += 1;
  return wholeParts(counts.map(BigInt), 100n * 10n ** BigInt(decimals)).map((share) => {
    const digits = String(share).padStart(decimals + 1, '0');
    return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}\u202f%`;
  });
}

/** The number of a box as it is printed on it: at least four digits. */
export function boxNumber(box: number | string): string {
  return String(box).padStart(4, '0');
}

/** Sentences one after the other: Han needs no gap after its punctuation. */
export function sentences(locale: Locale, ...texts: readonly (string | false | null)[]): string {
  return texts.filter((text) => text !== false && text !== null).join(writing[locale].gap);
}
