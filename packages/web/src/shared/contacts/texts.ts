import type { CatalogLoaders } from '../i18n/active-locale.ts';

/** They come with what speaks of known addresses. */
export const contactTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ contacts: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ contacts: messages })),
};
