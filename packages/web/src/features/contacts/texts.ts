import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** They come with the contact book. */
export const contactBookTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ contactBook: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ contactBook: messages })),
};
