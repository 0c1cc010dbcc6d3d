import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** They come with the button that opens the help. */
export const helpTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ help: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ help: messages })),
};
