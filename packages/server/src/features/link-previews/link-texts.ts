import type { Language } from '@vellum/api/typed-text/language';
import { english } from './link-texts.en.ts';
import { traditionalChinese } from './link-texts.zh-tw.ts';

/** What links say before they are followed. */
export const linkTexts: Readonly<Record<Language, typeof english>> = {
  en: english,
  'zh-TW': traditionalChinese,
};
