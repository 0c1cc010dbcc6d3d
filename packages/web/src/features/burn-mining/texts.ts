import { type TextOf, textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the computing-power centre. */
export const burnTexts = textsOf<typeof messages>(
  'burn',
  (language) => import(`./messages.${language}.ts`),
);

export type BurnText = TextOf<typeof burnTexts>;
