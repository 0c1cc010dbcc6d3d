import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** They come with the pages of boxes. */
export const boxTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ boxes: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ boxes: messages })),
};
