import { type Locale, writing } from '../../shared/i18n/locale.ts';

const FINEST = 4;

/**
 * A part of a whole as `8.0 %`, cut off after one decimal, or after the first that is not zero: a small
 * chance is never shown as none.
 */
export function shareText(part: number, whole: number): string {
  if (part === whole) return '100\u202f%';
  const value = (decimals: number) =>
    (BigInt(part) * 100n * 10n ** BigInt(decimals)) / BigInt(Math.max(1, whole));
  let decimals = 1;
  while (part > 0 && decimals < FINEST && value(decimals) === 0n) decimals += 1;
  const digits = value(decimals)
    .toString()
    .padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}\u202f%`;
}

/** The number of a box as it is printed on it: at least four digits. */
export function boxNumber(box: number | string): string {
  return String(box).padStart(4, '0');
}

/** Sentences one after the other: Han needs no gap after its punctuation. */
export function sentences(locale: Locale, ...texts: readonly (string | false | null)[]): string {
  return texts.filter((text) => text !== false && text !== null).join(writing[locale].gap);
}
