import { textsOf } from '../../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the page that writes announcements. */
export const announcementEditTexts = textsOf<typeof messages>(
  'announcementEdit',
  (language) => import(`./messages.${language}.ts`),
);
