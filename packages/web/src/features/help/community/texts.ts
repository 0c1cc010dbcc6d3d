import type { CatalogLoaders } from '../../../shared/i18n/active-locale.ts';

export const communityHelpTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ communityHelp: messages })),
  'zh-TW': () =>
    import('./messages.zh-tw.ts').then(({ messages }) => ({ communityHelp: messages })),
};
