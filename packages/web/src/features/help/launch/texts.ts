import type { CatalogLoaders } from '../../../shared/i18n/active-locale.ts';

export const launchHelpTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ launchHelp: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ launchHelp: messages })),
};
