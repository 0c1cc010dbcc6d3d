import type { CatalogLoaders } from '../../../shared/i18n/active-locale.ts';

export const earnHelpTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ earnHelp: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ earnHelp: messages })),
};
