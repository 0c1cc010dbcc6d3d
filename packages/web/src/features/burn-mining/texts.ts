import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** They come with the computing-power centre. */
export const burnTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ burn: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ burn: messages })),
};
