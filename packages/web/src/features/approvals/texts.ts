import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** Words of the page of approvals. */
export const approvalTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ approvals: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ approvals: messages })),
};
