import type { CatalogLoaders } from '../i18n/active-locale.ts';

/** They come with the glossary, and with help that speaks of its words. */
export const termTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ terms: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ terms: messages })),
};
