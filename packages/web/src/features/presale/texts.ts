import { type TextOf, textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the pages of presales. */
export const presaleTexts = textsOf<typeof messages>(
  'presale',
  (language) => import(`./messages.${language}.ts`),
);

export type PresaleText = TextOf<typeof presaleTexts>;
