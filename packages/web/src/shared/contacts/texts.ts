import { textsOf } from '../i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with what mentions known addresses. */
export const contactTexts = textsOf<typeof messages>(
  'contacts',
  (language) => import(`./messages.${language}.ts`),
);
