import { textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the page that pledges cards. */
export const pledgeTexts = textsOf<typeof messages>(
  'cardPledge',
  (language) => import(`./messages.${language}.ts`),
);
