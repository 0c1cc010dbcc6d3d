import { textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the contact book. */
export const contactBookTexts = textsOf<typeof messages>(
  'contactBook',
  (language) => import(`./messages.${language}.ts`),
);
