import type { CatalogLoaders } from '../../../shared/i18n/active-locale.ts';

/** They come with the dashboard. */
export const dashboardTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ dashboard: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ dashboard: messages })),
};
