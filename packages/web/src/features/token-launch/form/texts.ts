import type { CatalogLoaders } from '../../../shared/i18n/active-locale.ts';

/** They come with the launch forms. */
export const launchFormTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ launchForm: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ launchForm: messages })),
};
