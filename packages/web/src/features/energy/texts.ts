import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** They come with the page of the energy desk. */
export const energyTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ energy: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ energy: messages })),
};
