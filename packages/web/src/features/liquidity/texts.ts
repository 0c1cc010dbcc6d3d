import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** They come with the page that buys LP. */
export const liquidityTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ liquidity: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ liquidity: messages })),
};
