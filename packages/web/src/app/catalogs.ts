import type { CatalogLoaders } from '../shared/i18n/active-locale.ts';

/** One lazy chunk per language. */
export const catalogs: CatalogLoaders = {
  en: () => import('./catalog.en.ts').then(({ catalog }) => catalog),
  'zh-TW': () => import('./catalog.zh-tw.ts').then(({ catalog }) => catalog),
};
