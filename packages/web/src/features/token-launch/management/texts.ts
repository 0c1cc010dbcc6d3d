import type { CatalogLoaders } from '../../../shared/i18n/active-locale.ts';

/** They come with the page of one's own tokens. */
export const managementTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ tokenManagement: messages })),
  'zh-TW': () =>
    import('./messages.zh-tw.ts').then(({ messages }) => ({ tokenManagement: messages })),
};
