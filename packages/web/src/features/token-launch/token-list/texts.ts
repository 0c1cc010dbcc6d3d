import type { CatalogLoaders } from '../../../shared/i18n/active-locale.ts';

/** They come with the list, after the first page stands. */
export const tokenListTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ tokenList: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ tokenList: messages })),
};
