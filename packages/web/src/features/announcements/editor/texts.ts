import type { CatalogLoaders } from '../../../shared/i18n/active-locale.ts';

/** They come with the page that writes announcements. */
export const announcementEditTexts: CatalogLoaders = {
  en: () => import('./messages.en.ts').then(({ messages }) => ({ announcementEdit: messages })),
  'zh-TW': () =>
    import('./messages.zh-tw.ts').then(({ messages }) => ({ announcementEdit: messages })),
};
