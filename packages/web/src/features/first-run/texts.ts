import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** They come with the welcome, the tour and the page of first steps. */
export const firstRunTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ firstRun: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ firstRun: messages })),
};
