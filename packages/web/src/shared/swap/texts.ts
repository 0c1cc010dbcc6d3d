import { type TextOf, textsOf } from '../i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the page that swaps. */
export const swapTexts = textsOf<typeof messages>(
  'swap',
  (language) => import(`./messages.${language}.ts`),
);

export type SwapText = TextOf<typeof swapTexts>;
