import type { CatalogLoaders } from '../i18n/active-locale.ts';

/** Words of income and of what becomes of it, for every page that shows any. */
export const incomeWordTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ incomeWords: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ incomeWords: messages })),
};
