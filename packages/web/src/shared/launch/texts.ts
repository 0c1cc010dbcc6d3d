import type { CatalogLoaders } from '../i18n/active-locale.ts';

/** What every page about launched tokens says. */
export const launchTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ launch: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ launch: messages })),
};
