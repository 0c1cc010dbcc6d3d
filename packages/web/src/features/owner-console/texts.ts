import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** They come with the owners' page. */
export const ownerTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ owner: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ owner: messages })),
};
