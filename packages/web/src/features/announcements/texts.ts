import { textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the pages of announcements. */
export const announcementTexts = textsOf<typeof messages>(
  'announcements',
  (language) => import(`./messages.${language}.ts`),
);
