import { type TextOf, textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the pages of boxes. */
export const boxTexts = textsOf<typeof messages>(
  'boxes',
  (language) => import(`./messages.${language}.ts`),
);

export type BoxText = TextOf<typeof boxTexts>;
