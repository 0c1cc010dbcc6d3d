import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** They come with the pages of presales. */
export const presaleTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ presale: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ presale: messages })),
};
