import type { CatalogLoaders } from '../i18n/active-locale.ts';

/** They come with every page about earning. */
export const earnTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ earn: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ earn: messages })),
};
