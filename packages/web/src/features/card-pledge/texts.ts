import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** They come with the page that pledges cards. */
export const pledgeTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ cardPledge: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ cardPledge: messages })),
};
