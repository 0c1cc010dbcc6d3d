import { type Language, languages } from '@vellum/api/language';

/** Languages of the product. Spec §1: English is the default. */
export type Locale = Language;

export const locales: readonly Locale[] = languages;

/** Each language in its own words, so that it is found by those who read it. */
export const localeNames: Readonly<Record<Locale, string>> = { en: 'English', 'zh-TW': '繁體中文' };

const storageKey = 'vellum.locale';
const fallback: Locale = 'en';

/** The language a visitor chose earlier; English for everyone else. */
export function storedLocale(storage: Pick<Storage, 'getItem'> = localStorage): Locale {
  try {
    return locales.find((locale) => locale === storage.getItem(storageKey)) ?? fallback;
  } catch {
    // Storage may be forbidden; the app works without it.
    return fallback;
  }
}

/**
 * The language to offer beside English, which stands until another is chosen: the one a browser asks for first. Null when it
 * asks for none of ours, or when the visitor has chosen.
 */
export function offeredLocale(
  languages: readonly string[],
  storage: Pick<Storage, 'getItem'> = localStorage,
): Locale | null {
  const [first = ''] = languages;
  try {
    return /^zh\b/i.test(first) && storage.getItem(storageKey) === null ? 'zh-TW' : null;
  } catch {
    // As above: a choice that cannot be kept is not asked for at every visit.
    return null;
  }
}

export function storeLocale(
  locale: Locale,
  storage: Pick<Storage, 'setItem'> = localStorage,
): void {
  try {
    storage.setItem(storageKey, locale);
  } catch {
    // Forbidden or full: the choice then lasts until the page is closed.
  }
}

/** Value of `<html lang>`: names the script, which fonts and styles go by. */
export function htmlLanguage(locale: Locale): string {
  return locale === 'en' ? 'en' : 'zh-Hant-TW';
}
