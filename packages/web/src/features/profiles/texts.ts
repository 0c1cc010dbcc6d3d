import { type TextOf, textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the pages of people. */
export const profileTexts = textsOf<typeof messages>(
  'profiles',
  (language) => import(`./messages.${language}.ts`),
);

export type ProfileText = TextOf<typeof profileTexts>;
