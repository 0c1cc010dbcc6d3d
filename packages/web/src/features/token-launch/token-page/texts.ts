import type { CatalogLoaders } from '../../../shared/i18n/active-locale.ts';

/** They come with the page of a token. */
export const tokenPageTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ tokenPage: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ tokenPage: messages })),
};
