import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** They come with the pages of internal trades. */
export const tradeTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ trade: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ trade: messages })),
};
