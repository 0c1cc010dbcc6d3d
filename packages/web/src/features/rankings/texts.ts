import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** They come with the rankings. */
export const rankingTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ rankings: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ rankings: messages })),
};
