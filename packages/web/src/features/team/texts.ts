import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** Words of the pages about invitations and the team. */
export const teamTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ team: messages })),
  'zh-TW': () => import('./messages.zh-tw.ts').then(({ messages }) => ({ team: messages })),
};
