import { type TextOf, textsOf } from '../i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** Words of cards and of what can be done with them, for every page that shows any. */
export const cardTexts = textsOf<typeof messages>(
  'cards',
  (language) => import(`./messages.${language}.ts`),
);

export type CardText = TextOf<typeof cardTexts>;
