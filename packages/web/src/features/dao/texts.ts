import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** They come with the pages of the DAO. */
export const daoTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ dao: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ dao: messages })),
};
