import { type TextOf, textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the pages that list what waits for someone. */
export const waitingTexts = textsOf<typeof messages>(
  'waiting',
  (language) => import(`./messages.${language}.ts`),
);

export type WaitingText = TextOf<typeof waitingTexts>;
