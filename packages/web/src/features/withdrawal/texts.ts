import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** Words of the withdrawal page. */
export const withdrawalTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ withdrawal: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ withdrawal: messages })),
};
