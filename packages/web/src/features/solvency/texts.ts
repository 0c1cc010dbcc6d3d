import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** Words of the page that holds what is held against what is owed. */
export const solvencyTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ solvency: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ solvency: messages })),
};
