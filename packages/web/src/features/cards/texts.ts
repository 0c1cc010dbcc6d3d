import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** Words of the market, the inventory and the page of a card. */
export const marketTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ cardMarket: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ cardMarket: messages })),
};
