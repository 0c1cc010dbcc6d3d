import type { CatalogLoaders } from '../../../shared/i18n/active-locale.ts';

/** They come with the page that edits a token. */
export const tokenEditTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ tokenEdit: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ tokenEdit: messages })),
};
