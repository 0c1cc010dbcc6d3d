import type { CatalogLoaders } from '../i18n/active-locale.ts';

/** They come with the sheet of paid actions: energy can be rented out of every review. */
export const rentTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ energyRent: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ energyRent: messages })),
};
