import type { CatalogLoaders } from '../i18n/active-locale.ts';

/** They come with every page about presales and internal trades. */
export const saleTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ sale: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ sale: messages })),
};
