import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** They come with the page of my cards. */
export const myCardTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ myCards: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ myCards: messages })),
};
