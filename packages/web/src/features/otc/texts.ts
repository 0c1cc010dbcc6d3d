import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** They come with the page of the desk. */
export const otcTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ otc: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ otc: messages })),
};
