import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** They come with the page of settings. */
export const settingsTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ settings: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ settings: messages })),
};
