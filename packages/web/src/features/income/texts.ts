import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** Words of the income pages. */
export const incomeTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ income: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ income: messages })),
};
