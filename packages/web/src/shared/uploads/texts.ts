import type { CatalogLoaders } from '../i18n/active-locale.ts';

/** They come with every page that takes a picture. */
export const uploadTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ uploads: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ uploads: messages })),
};
