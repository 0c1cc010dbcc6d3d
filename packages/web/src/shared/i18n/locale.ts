import { type Language, languages } from '@vellum/api/typed-text/language';

/** Languages of the product. Spec §1: English is the default. */
export type Locale = Language;

export const locales: readonly Locale[] = languages;

type Writing = Readonly<{
  /** In its own words, so that it is found by those who read it. */
  name: string;
  /** Value of `<html lang>`: names the script, which fonts and styles go by. */
  html: string;
  /** For dates and numbers of `Intl`. */
  tag: string;
  /** How a date shows its month. */
  month: 'short' | 'numeric';
  /** Between two sentences that are put together: a Han full stop brings its own room. */
  gap: string;
  /** Between a time and what happened then. */
  pause: string;
}>;

/** All that the code knows of a language; the rest are its message modules. */
export const writing: Readonly<Record<Locale, Writing>> = {
  en: { name: 'English', html: 'en', tag: 'en-GB', month: 'short', gap: ' ', pause: '. ' },
  'zh-TW': {
    ...{ name: '繁體中文', html: 'zh-Hant-TW', tag: 'zh-TW' },
    ...{ month: 'numeric', gap: '', pause: '，' },
  },
};

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

/** The language that the address of a link states, whatever was chosen before; null when it states none of ours. */
export function statedLocale(search: string): Locale | null {
  const stated = new URLSearchParams(search).get('lang');
  return locales.find((locale) => locale === stated) ?? null;
}

/** The language in which the app opens at an address. */
export function openingLocale(search: string, storage?: Pick<Storage, 'getItem'>): Locale {
  return statedLocale(search) ?? storedLocale(storage);
}

/** Keeps a language for whoever has never chosen one. */
export function storeFirstLocale(
  locale: Locale,
  storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
): void {
  try {
    if (storage.getItem(storageKey) === null) storage.setItem(storageKey, locale);
  } catch {
    // Forbidden or full: the next visit begins in English.
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
    const asked = locales.find((locale) => languageOf(locale) === languageOf(first)) ?? fallback;
    return asked !== fallback && storage.getItem(storageKey) === null ? asked : null;
  } catch {
    // As above: a choice that cannot be kept is not asked for at every visit.
    return null;
  }
}

const languageOf = (tag: string) => tag.toLowerCase().split('-')[0];

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
