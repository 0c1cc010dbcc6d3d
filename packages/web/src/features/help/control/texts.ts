import type { CatalogLoaders } from '../../../shared/i18n/active-locale.ts';

export const controlHelpTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ controlHelp: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ controlHelp: messages })),
};
