import { type TextOf, textsOf } from '../i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with every page about earning. */
export const earnTexts = textsOf<typeof messages>(
  'earn',
  (language) => import(`./messages.${language}.ts`),
);

export type EarnText = TextOf<typeof earnTexts>;
