import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** They come with the pages of people. */
export const profileTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ profiles: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ profiles: messages })),
};
