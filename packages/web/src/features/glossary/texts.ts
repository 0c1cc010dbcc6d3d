import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

export const glossaryTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ glossary: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ glossary: messages })),
};
