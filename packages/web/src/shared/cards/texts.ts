import type { CatalogLoaders } from '../i18n/active-locale.ts';

/** Words of cards and of what can be done with them, for every page that shows any. */
export const cardTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ cards: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ cards: messages })),
};
