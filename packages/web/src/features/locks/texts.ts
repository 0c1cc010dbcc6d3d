import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** They come with the pages of locks. */
export const lockTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ locks: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ locks: messages })),
};
