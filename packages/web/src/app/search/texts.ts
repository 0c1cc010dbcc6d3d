import { textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the menu, which is where people search. */
export const searchTexts = textsOf<typeof messages>(
  'search',
  (language) => import(`./messages.${language}.ts`),
);
