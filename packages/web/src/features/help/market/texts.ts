import type { CatalogLoaders } from '../../../shared/i18n/active-locale.ts';

export const marketHelpTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ marketHelp: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ marketHelp: messages })),
};
