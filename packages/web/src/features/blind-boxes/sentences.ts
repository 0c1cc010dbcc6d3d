import { type Locale, writing } from '../../shared/i18n/locale.ts';

/** Sentences one after the other: Han needs no gap after its punctuation. */
export function sentences(locale: Locale, ...texts: readonly (string | false | null)[]): string {
  return texts.filter((text) => text !== false && text !== null).join(writing[locale].gap);
}
