import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** They come with the pages that stake. */
export const stakingTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ staking: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ staking: messages })),
};
