import { type TextOf, textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the pages of locks. */
export const lockTexts = textsOf<typeof messages>(
  'locks',
  (language) => import(`./messages.${language}.ts`),
);

export type LockText = TextOf<typeof lockTexts>;
