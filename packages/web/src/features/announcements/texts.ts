import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** They come with the pages of announcements. */
export const announcementTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ announcements: messages })),
  'zh-TW': () =>
    import('./messages.zh-tw.ts').then(({ messages }) => ({ announcements: messages })),
};
